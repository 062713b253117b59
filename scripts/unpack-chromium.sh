#!/bin/sh
# Downloads Debian's Chromium and missing libraries and unpacks them into the folder $1, without
# root. $1/chromium starts it.
set -e
mkdir -p "$1/lists/partial" "$1/archives/partial"
folder="$1"
apt() {
  apt-get --option Debug::NoLocking=1 --option "Dir::Cache=$folder" \
    --option "Dir::State::Lists=$folder/lists" "$@"
}
# Continue if some package lists could not be updated.
apt update || true
apt install --yes --no-install-recommends --download-only chromium
for package in "$1"/archives/*.deb; do dpkg-deb --extract "$package" "$1/root"; done
libraries="$1/root/usr/lib/$(uname -m)-linux-gnu"
cat >"$1/chromium" <<END_OF_STARTER
#!/bin/sh
LD_LIBRARY_PATH="$libraries:$libraries/nss:$libraries/pulseaudio:$1/root/lib/$(uname -m)-linux-gnu" exec "$1/root/usr/lib/chromium/chromium" "\$@"
END_OF_STARTER
chmod +x "$1/chromium"
rm -r "$1/archives" "$1/lists"
