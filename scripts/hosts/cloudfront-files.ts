import { hostRedirects, type Redirects } from "./host-files";
import type { HeaderRule } from "./host-rules";

/** A CloudFront Function (viewer request): one address a page, redirects, and the file behind it. */
export function cloudfrontFunction(redirects: Redirects): string {
  const table = Object.fromEntries(hostRedirects(redirects));
  return `// Written by npm run build from content/redirects.yaml. Runtime: cloudfront-js-2.0, viewer request.
const redirects = ${JSON.stringify(table, null, 2)};

function queryOf(request) {
  const parts = [];
  for (const name of Object.keys(request.querystring)) {
    const entry = request.querystring[name];
    for (const one of entry.multiValue || [entry]) {
      parts.push(one.value === "" ? name : name + "=" + one.value);
    }
  }
  return parts.length > 0 ? "?" + parts.join("&") : "";
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

function handler(event) {
  const request = event.request;
  // Two slashes or a backslash in a Location would name another host.
  const path = request.uri.replaceAll("\\\\", "%5C").replace(/\\/{2,}/g, "/");
  const clean = path.replace(/\\/+$/, "").replace(/\\.html$/, "").replace(/\\/index$/, "") || "/";
  const query = queryOf(request);
  if (Object.prototype.hasOwnProperty.call(redirects, clean)) {
    return moved(redirects[clean], query);
  }
  if (clean !== path) return moved(clean, query);
  // The error page answers 404 for these; they are no addresses.
  if (/^\\/(404|_headers|_redirects)$|\\.(br|gz)$/.test(clean)) {
    request.uri = "/no-such-page.html";
  } else if (clean === "/") {
    request.uri = "/index.html";
  } else if (!/\\.[^/]+$/.test(clean)) {
    request.uri = clean + ".html";
  }
  return request;
}
`;
}

/** The steps for a bucket behind CloudFront, with the headers that the template sets. */
export function cloudfrontGuide(rules: readonly HeaderRule[]): string {
  const policies = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return `### \`${path}\`\n\n\`\`\`\n${lines.join("\n")}\n\`\`\``;
  });
  return `# Amazon S3 and CloudFront

Written by \`npm run build\` from \`scripts/hosts/host-rules.ts\`.

1. Ask AWS Certificate Manager, in the region us-east-1, for a certificate of the site's name.
2. Create the bucket, the distribution and all it needs:

   \`\`\`sh
   aws cloudformation deploy --stack-name research-desk --template-file deploy/cloudfront-template.json --parameter-overrides DomainName=www.firm.example CertificateArn=arn:aws:acm:us-east-1:…
   aws cloudformation describe-stacks --stack-name research-desk --query "Stacks[0].Outputs"
   \`\`\`

   After a build that changes headers or redirects run the first of them again.
3. Upload in two steps, files with hashed names first, so that no page names a file that is not there yet. BUCKET is among the outputs:

   \`\`\`sh
   aws s3 sync out/ s3://BUCKET --exclude "*" --include "_next/static/*" --include "assets/*" --exclude "*.br" --exclude "*.gz" --cache-control "public, max-age=31536000, immutable"
   aws s3 sync out/ s3://BUCKET --exclude "_next/static/*" --exclude "assets/*" --exclude "*.br" --exclude "*.gz" --exclude "_headers" --exclude "_redirects" --cache-control "no-cache"
   \`\`\`

4. Let the site's name lead to the distribution's, which is among the outputs too.

By hand: what the template holds can be entered in the console instead. A private bucket behind an origin access control, no default root object; compression on, cache policy CachingOptimized; \`cloudfront-function.js\` (runtime cloudfront-js-2.0) as viewer request of every behaviour; errors 403 and 404 lead to \`/404.html\` with status 404; for each path below a behaviour with a response headers policy that has all headers of the first and its own in their place, "override origin" on.

## Headers

\`Cache-Control\` comes from the upload. The default behaviour is \`/*\`.

${policies.join("\n\n")}
`;
}
