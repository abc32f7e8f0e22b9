/** A page that stays open all day asks for a new version this often. */
const ASK_EVERY_MS = 30 * 60_000;

export interface RegisteredWorker {
  /** Puts the waiting version in place of this one; the page is then loaded anew. */
  readonly take: () => void;
  /** Ends asking for new versions. */
  readonly stop: () => void;
}

/**
 * Registers the worker that makes the product installable (worker/worker.ts).
 * @param onWaiting is called for each newer version that is kept whole and waits to be taken
 */
export function registerWorker(onWaiting: () => void): RegisteredWorker {
  let registration: ServiceWorkerRegistration | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let taken = false;

  const follow = (worker: ServiceWorker) => {
    // A page that is older than the first worker has no files to lose: newer versions come and go without it.
    const kept = navigator.serviceWorker.controller !== null;
    const look = () => {
      if (worker.state === 'installed') onWaiting();
      // Another tab may have taken it: this one's files are gone then, too.
      if (worker.state === 'activated' && (kept || taken)) location.reload();
    };
    worker.addEventListener('statechange', look);
    look();
  };

  const start = async () => {
    registration = await navigator.serviceWorker.register('/sw.js');
    if (stopped) return;
    const { active, waiting, installing } = registration;
    // The first worker is no new version: nothing waits for it.
    const newer = active === null ? null : (waiting ?? installing);
    if (newer) follow(newer);
    registration.addEventListener('updatefound', () => {
      if (registration?.active && registration.installing) follow(registration.installing);
    });
    // Without a connection it is asked again next time.
    timer = setInterval(() => void registration?.update().catch(() => undefined), ASK_EVERY_MS);
  };
  // Served from its sources the product has no worker; a browser may refuse one, and the page does without.
  if (import.meta.env.PROD) void start().catch(() => undefined);

  return {
    take: () => {
      taken = true;
      const waiting = registration?.waiting;
      if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
      else location.reload();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}
