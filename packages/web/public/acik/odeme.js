// Sends the browser on to the bank. A customer who comes back by the browser's own button is not sent away again.
const form = document.getElementById('banka');
if (form && performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') form.submit();
