import { cloudfrontFunction } from "./cloudfront-files";
import type { Redirects } from "./host-files";
import { type HeaderRule, type Headers, headersFor } from "./host-rules";

/** CloudFront's name for its policy "CachingOptimized", the same in every account. */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const ORIGIN = "bucket";

const ref = (name: string) => ({ Ref: name });
const attribute = (resource: string, name: string) => ({ "Fn::GetAtt": [resource, name] });
const named = (suffix: string) => ({ "Fn::Sub": `\${AWS::StackName}-${suffix}` });

/** Long caching is set when files are uploaded, so rules that say nothing else need no behaviour. */
const ownHeaders = ({ headers }: HeaderRule) =>
  Object.keys(headers).filter((name) => name !== "Cache-Control");

/** `/assets/consent-worker.*` is AssetsConsentWorker. */
function resourceName(path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Site";
}

/** CloudFront refuses headers that it knows as security's among an owner's own. */
function securityHeaders(headers: Headers): Record<string, object> {
  const Override = true;
  const policy = headers["Content-Security-Policy"];
  const referrer = headers["Referrer-Policy"];
  const hsts = headers["Strict-Transport-Security"];
  return {
    ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override } }),
    ...(headers["X-Content-Type-Options"] && { ContentTypeOptions: { Override } }),
    ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override } }),
    ...(hsts && {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes("includeSubDomains"),
        Preload: hsts.includes("preload"),
        Override,
      },
    }),
  };
}

const SECURITY = [
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Strict-Transport-Security",
];

function headersPolicy(path: string, headers: Headers) {
  const own = Object.entries(headers).filter(
    ([name]) => !SECURITY.includes(name) && name !== "Cache-Control",
  );
  return {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: named(resourceName(path)),
        SecurityHeadersConfig: securityHeaders(headers),
        CustomHeadersConfig: {
          Items: own.map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

function behaviour(path: string) {
  return {
    TargetOriginId: ORIGIN,
    ViewerProtocolPolicy: "redirect-to-https",
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(`Headers${resourceName(path)}`),
    FunctionAssociations: [
      { EventType: "viewer-request", FunctionARN: attribute("Addresses", "FunctionARN") },
    ],
  };
}

/**
 * A CloudFormation template of the whole host: private bucket, distribution, headers, addresses.
 * @returns JSON
 */
export function cloudfrontTemplate(rules: readonly HeaderRule[], redirects: Redirects): string {
  const paths = rules.filter((rule) => ownHeaders(rule).length > 0).map(({ path }) => path);
  // The most particular first: CloudFront takes the first that matches.
  const particular = paths.filter((path) => path !== "/*").reverse();
  const missing = { ResponseCode: 404, ResponsePagePath: "/404.html", ErrorCachingMinTTL: 60 };
  const template = {
    AWSTemplateFormatVersion: "2010-09-09",
    Description:
      "Written by npm run build from scripts/hosts/host-rules.ts and content/redirects.yaml",
    Parameters: {
      DomainName: { Type: "String", Description: "Name of the site, such as www.firm.example" },
      CertificateArn: {
        Type: "String",
        Description: "Certificate of that name in AWS Certificate Manager, region us-east-1",
      },
    },
    Resources: {
      Bucket: {
        Type: "AWS::S3::Bucket",
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: "AWS::S3::BucketPolicy",
        Properties: {
          Bucket: ref("Bucket"),
          PolicyDocument: {
            Version: "2012-10-17",
            Statement: [
              {
                Effect: "Allow",
                Principal: { Service: "cloudfront.amazonaws.com" },
                Action: "s3:GetObject",
                Resource: { "Fn::Sub": `\${Bucket.Arn}/*` },
                Condition: {
                  StringEquals: {
                    "AWS:SourceArn": {
                      "Fn::Sub": `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
                    },
                  },
                },
              },
            ],
          },
        },
      },
      AccessControl: {
        Type: "AWS::CloudFront::OriginAccessControl",
        Properties: {
          OriginAccessControlConfig: {
            Name: named("bucket"),
            OriginAccessControlOriginType: "s3",
            SigningBehavior: "always",
            SigningProtocol: "sigv4",
          },
        },
      },
      Addresses: {
        Type: "AWS::CloudFront::Function",
        Properties: {
          Name: named("addresses"),
          AutoPublish: true,
          FunctionConfig: {
            Comment: "One address a page, redirects",
            Runtime: "cloudfront-js-2.0",
          },
          FunctionCode: cloudfrontFunction(redirects),
        },
      },
      ...Object.fromEntries(
        paths.map((path) => [
          `Headers${resourceName(path)}`,
          headersPolicy(path, headersFor(rules, path)),
        ]),
      ),
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: "http2and3",
            IPV6Enabled: true,
            Aliases: [ref("DomainName")],
            ViewerCertificate: {
              AcmCertificateArn: ref("CertificateArn"),
              SslSupportMethod: "sni-only",
              MinimumProtocolVersion: "TLSv1.2_2021",
            },
            Origins: [
              {
                Id: ORIGIN,
                DomainName: attribute("Bucket", "RegionalDomainName"),
                OriginAccessControlId: attribute("AccessControl", "Id"),
                // With an access control this stays, empty.
                S3OriginConfig: { OriginAccessIdentity: "" },
              },
            ],
            DefaultCacheBehavior: behaviour("/*"),
            CacheBehaviors: particular.map((path) => ({ PathPattern: path, ...behaviour(path) })),
            // Who may not list a bucket is told 403 of what is not there.
            CustomErrorResponses: [403, 404].map((ErrorCode) => ({ ErrorCode, ...missing })),
          },
        },
      },
    },
    Outputs: {
      BucketName: { Value: ref("Bucket") },
      DistributionDomain: {
        Description: "Where the name of the site has to lead (CNAME or alias)",
        Value: attribute("Distribution", "DomainName"),
      },
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}
