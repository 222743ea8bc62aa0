const times = (value: number): string => (value === 1 ? 'once' : value === 2 ? 'twice' : `${value} times`);

/** Has no translation: pronouns are counted in English texts only. */
export const sayPronouns = (singular: number, plural: number): string =>
  `“I”, “me” and “my” stand ${times(singular)}, “we”, “us” and “our” ${times(plural)}.`;
