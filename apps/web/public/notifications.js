/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- the types of a service worker are not those of a page */
// Shows the page again when its notification is pressed. It handles no requests and keeps nothing.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))),
  );
});
