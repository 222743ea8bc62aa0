declare const sealed: unique symbol;

/** Bytes only the vault can read. Others store and carry them. */
export type Sealed = Buffer & { readonly [sealed]: true };

/** Bytes that come back from a store are sealed by construction: only the vault makes what is stored there. */
export function asSealed(bytes: Buffer): Sealed {
  return bytes as Sealed;
}
