declare const sealed: unique symbol;

/** Encrypted bytes. Only the vault can open them; other code stores and passes them. */
export type Sealed = Buffer & { readonly [sealed]: true };

/** Marks bytes from a store as sealed. This is safe because only the vault produces the bytes stored there. */
export function asSealed(bytes: Buffer): Sealed {
  return bytes as Sealed;
}
