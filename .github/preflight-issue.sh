#!/usr/bin/env bash
# Keeps one open issue with what preflight found, and closes it when nothing is left.
# Usage: preflight-issue.sh FINDINGS EXIT_CODE ADDRESS_OF_RUN, with gh signed in
set -euo pipefail
findings=$1 code=$2 run=$3
title="Preflight: something has become due or wrong"
# Errors, and dates that end within 60 days; each with its advice and its pages.
due=$(grep --extended-regexp --after-context 2 ': error: |\[expiring-date\]$' "$findings" | head -c 30000 || true)
open=$(gh issue list --state open --limit 200 --json number,title \
  --jq "map(select(.title == \"$title\"))[0].number // empty")
if [ "$code" = 0 ] && [ -z "$due" ]; then
  if [ -n "$open" ]; then gh issue close "$open" --comment "Nothing is due or wrong any more: $run"; fi
  exit 0
fi
body=$(mktemp)
{
  if [ "$code" = 2 ]; then echo "Preflight could not look at everything."; fi
  printf '```\n%s\n```\n' "${due:-$(tail -n 20 "$findings")}"
  echo "All of it: $run"
} > "$body"
if [ -n "$open" ]; then
  gh issue edit "$open" --body-file "$body"
else
  gh issue create --title "$title" --body-file "$body"
fi
