// Written by npm run build from content/redirects.yaml. Runtime: cloudfront-js-2.0, viewer request.
const redirects = {};

function queryOf(request) {
  const parts = [];
  for (const name of Object.keys(request.querystring)) {
    const entry = request.querystring[name];
    for (const one of entry.multiValue || [entry]) {
      parts.push(one.value === "" ? name : `${name}=${one.value}`);
    }
  }
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function moved(address, query) {
  const hashAt = address.indexOf("#");
  const path = hashAt === -1 ? address : address.slice(0, hashAt);
  const hash = hashAt === -1 ? "" : address.slice(hashAt);
  return {
    statusCode: 308,
    statusDescription: "Permanent Redirect",
    headers: { location: { value: path + query + hash } },
  };
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  // Two slashes or a backslash in a Location would name another host.
  const path = request.uri.replaceAll("\\", "%5C").replace(/\/{2,}/g, "/");
  const clean =
    path
      .replace(/\/+$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/";
  const query = queryOf(request);
  if (Object.hasOwn(redirects, clean)) {
    return moved(redirects[clean], query);
  }
  if (clean !== path) return moved(clean, query);
  // The error page answers 404 for these; they are no addresses.
  if (/^\/(404|_headers|_redirects)$|\.(br|gz)$/.test(clean)) {
    request.uri = "/no-such-page.html";
  } else if (clean === "/") {
    request.uri = "/index.html";
  } else if (!/\.[^/]*[a-z][^/]*$/i.test(clean)) {
    // Behind a dot, digits alone are a version's: /terms-condition/1.0 is a page.
    request.uri = `${clean}.html`;
  }
  return request;
}
