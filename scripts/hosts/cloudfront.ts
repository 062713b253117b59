import { parse } from "yaml";
import { type HeaderRule, type Headers, headersFor, type Redirect } from "./host-rules";
import { readTemplate } from "./template";

/** What is added to `templates/cloudfront.yaml`. */
interface Template {
  Resources: Record<string, object> & {
    Addresses: { Properties: { FunctionCode?: string } };
    Distribution: {
      Properties: {
        DistributionConfig: { DefaultCacheBehavior: object; CacheBehaviors: object[] };
      };
    };
  };
}

/** A CloudFront Function (viewer request): one address a page, redirects, and the file behind it. */
export function cloudfrontFunction(redirects: readonly Redirect[]): string {
  const table = JSON.stringify(Object.fromEntries(redirects), null, 2);
  return readTemplate("cloudfront-function.js").replace(
    "const redirects = {};",
    () => `const redirects = ${table};`,
  );
}

/** `/assets/consent-worker.*` is AssetsConsentWorker. */
function resourceName(path: string): string {
  const words = path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return words || "Site";
}

/** CloudFront refuses headers that it knows as security's among an owner's own. */
function headersPolicy(path: string, headers: Headers) {
  const {
    "Content-Security-Policy": csp = "",
    "Referrer-Policy": referrer = "",
    "Strict-Transport-Security": hsts = "",
    "X-Content-Type-Options": _sniffing,
    "Cache-Control": _caching,
    ...own
  } = headers;
  const Override = true;
  return {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { "Fn::Sub": `\${AWS::StackName}-${resourceName(path)}` },
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override },
          ContentTypeOptions: { Override },
          ReferrerPolicy: { ReferrerPolicy: referrer, Override },
          ...(hsts && {
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
              IncludeSubdomains: hsts.includes("includeSubDomains"),
              Preload: hsts.includes("preload"),
              Override,
            },
          }),
        },
        CustomHeadersConfig: {
          Items: Object.entries(own).map(([Header, Value]) => ({ Header, Value, Override })),
        },
      },
    },
  };
}

/**
 * A CloudFormation template of the whole host: private bucket, distribution, headers, addresses.
 * @returns JSON
 */
export function cloudfrontTemplate(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const template: Template = parse(readTemplate("cloudfront.yaml"));
  const { Addresses, Distribution } = template.Resources;
  Addresses.Properties.FunctionCode = cloudfrontFunction(redirects);
  const { DefaultCacheBehavior, CacheBehaviors } = Distribution.Properties.DistributionConfig;
  for (const { path, headers } of rules) {
    // Caching is set when files are uploaded, so a rule that says nothing else needs no behaviour.
    if (Object.keys(headers).every((header) => header === "Cache-Control")) continue;
    const name = `Headers${resourceName(path)}`;
    template.Resources[name] = headersPolicy(path, headersFor(rules, path));
    if (path === "/*") continue;
    // The most particular first: CloudFront takes the first that matches.
    CacheBehaviors.unshift({
      PathPattern: path,
      ...DefaultCacheBehavior,
      ResponseHeadersPolicyId: { Ref: name },
    });
  }
  return `${JSON.stringify(template, null, 2)}\n`;
}
