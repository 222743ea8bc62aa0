/** Headers that every response of an https site must have. */
export const requiredHeaders = {
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data: blob:;media-src 'self' blob:;connect-src 'self';" +
    "worker-src 'self';manifest-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none';object-src 'none';" +
    "require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
