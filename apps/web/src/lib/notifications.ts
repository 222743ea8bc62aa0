import { trustedScriptUrl } from './worker/trusted-script-url.ts';

/** Mobile browsers show notifications only through a service worker, which a private window may lack. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission === 'default';
}

/** Asks for permission. Browsers require a user gesture. */
export async function askToNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!(await navigator.serviceWorker.getRegistration())) {
    await navigator.serviceWorker.register(trustedScriptUrl('/notifications.js'));
  }
  return true;
}

/** Only if the visitor has agreed and the page is hidden. */
export async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { body, icon: '/icon-192.png', tag: 'analysis' });
}
