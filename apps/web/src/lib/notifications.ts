import { trust } from './worker/trust.ts';

/** Phones show notifications only through a service worker; a private window may have none. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission === 'default';
}

/** Asks the visitor. Call it from a press. */
export async function askToNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!(await navigator.serviceWorker.getRegistration())) {
    await navigator.serviceWorker.register(trust('/notifications.js'));
  }
  return true;
}

/** Only where the visitor has agreed; a page that is being looked at needs no notification. */
export async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { body, icon: '/icon-192.png', tag: 'analysis' });
}
