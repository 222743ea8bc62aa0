type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

/** The content security policy requires Trusted Types for script URLs; those of our workers come from the build. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('own-worker', { createScriptURL: (own) => own });
  return policy?.createScriptURL(address) ?? address;
}
