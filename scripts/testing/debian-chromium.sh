#!/bin/sh
# Debian's Chromium: installed by root or with passwordless sudo, else unpacked into the folder $1.
set -e
if [ "$(id -u)" = 0 ]; then sudo=env; else sudo="sudo -n"; fi
if $sudo true 2>/dev/null; then
  apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get --option DPkg::Lock::Timeout=300"
  # Lists that one of many sources did not renew are often good enough.
  $apt update || true
  exec $apt install --yes --no-install-recommends chromium
fi

mkdir -p "$1/lists/partial" "$1/archives/partial"
folder="$1"
apt() {
  apt-get --option Debug::NoLocking=1 --option "Dir::Cache=$folder" \
    --option "Dir::State::Lists=$folder/lists" "$@"
}
apt update
apt install --yes --no-install-recommends --download-only chromium
for package in "$1"/archives/*.deb; do dpkg-deb --extract "$package" "$1/root"; done
libraries="$1/root/usr/lib/$(uname -m)-linux-gnu"
cat >"$1/chromium" <<END
#!/bin/sh
LD_LIBRARY_PATH="$libraries:$libraries/nss:$libraries/pulseaudio:$1/root/lib/$(uname -m)-linux-gnu" exec "$1/root/usr/lib/chromium/chromium" "\$@"
END
chmod +x "$1/chromium"
rm -r "$1/archives" "$1/lists"
