import { isEmail } from './is-email.ts';

export const shareFields = ['senderEmail', 'recipientEmail'] as const;
export type ShareField = (typeof shareFields)[number];
export type ShareForm = Record<ShareField, string>;

export const emptyForm: ShareForm = { senderEmail: '', recipientEmail: '' };

export function tidyForm(form: ShareForm): ShareForm {
  return { senderEmail: form.senderEmail.trim(), recipientEmail: form.recipientEmail.trim() };
}

export function findInvalid(form: ShareForm): ShareField[] {
  const tidy = tidyForm(form);
  return shareFields.filter((field) => !isEmail(tidy[field]));
}
