/** Interval of checks for a new version on a page that stays open. */
const ASK_EVERY_MS = 30 * 60_000;

export interface RegisteredWorker {
  /** Activates the waiting version; the page then loads again. */
  readonly take: () => void;
  /** Stops the checks for new versions. */
  readonly stop: () => void;
}

/**
 * Registers the worker that makes the product installable (worker/worker.ts).
 * @param onWaiting is called for each newer version that is fully stored and waits
 */
export function registerWorker(onWaiting: () => void): RegisteredWorker {
  let registration: ServiceWorkerRegistration | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let taken = false;

  const follow = (worker: ServiceWorker) => {
    // A page older than the first worker has no stored files to lose, so newer versions may replace each other.
    const kept = navigator.serviceWorker.controller !== null;
    const look = () => {
      if (worker.state === 'installed') onWaiting();
      // Another tab may have activated the version: then the files of this tab are gone, too.
      if (worker.state === 'activated' && (kept || taken)) location.reload();
    };
    worker.addEventListener('statechange', look);
    look();
  };

  const start = async () => {
    registration = await navigator.serviceWorker.register('/sw.js');
    if (stopped) return;
    const { active, waiting, installing } = registration;
    // The first worker is no new version, because no older one is active.
    const newer = active === null ? null : (waiting ?? installing);
    if (newer) follow(newer);
    registration.addEventListener('updatefound', () => {
      if (registration?.active && registration.installing) follow(registration.installing);
    });
    // A check without a connection is repeated at the next interval.
    timer = setInterval(() => void registration?.update().catch(() => undefined), ASK_EVERY_MS);
  };
  // In development there is no worker. A browser may refuse one, and the page works without it.
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
