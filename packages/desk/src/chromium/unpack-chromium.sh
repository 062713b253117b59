#!/bin/sh
# Downloads a package of Debian's, chromium or chromium-headless-shell, with missing libraries and
# unpacks it into the folder $1, without root. $1/$2 starts it.
set -e
mkdir -p "$1/lists/partial" "$1/archives/partial"
folder="$1"
apt() {
  apt-get --option Debug::NoLocking=1 --option "Dir::Cache=$folder" \
    --option "Dir::State::Lists=$folder/lists" "$@"
}
# Continue if some package lists could not be updated.
apt update || true
apt install --yes --no-install-recommends --download-only "$2"
for package in "$1"/archives/*.deb; do dpkg-deb --extract "$package" "$1/root"; done
# Files that both packages need, where the other one is installed.
if [ -d /usr/lib/chromium ]; then cp -rsn /usr/lib/chromium/. "$1/root/usr/lib/chromium" || true; fi
libraries="$1/root/usr/lib/$(uname -m)-linux-gnu"
cat >"$1/$2" <<END_OF_STARTER
#!/bin/sh
LD_LIBRARY_PATH="$libraries:$libraries/nss:$libraries/pulseaudio:$1/root/lib/$(uname -m)-linux-gnu" exec "$1/root/usr/lib/chromium/$2" "\$@"
END_OF_STARTER
chmod +x "$1/$2"
rm -r "$1/archives" "$1/lists"
