import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';

/** One event as a browser's parser returns it. `id` null: the number before still holds. */
interface Gelen {
  readonly olay: string;
  readonly id: number | null;
  readonly veri: { readonly departmanId?: number; readonly satir?: PanoSatiri };
  /** Arrival on the test's own clock. */
  readonly an: number;
}

/** An open event stream. */
export interface Akis {
  readonly yanit: Response;
  readonly gelenler: Gelen[];
  /** The Last-Event-ID that a browser would send. */
  sonId(): number | undefined;
  /** The first matching event from `baslangic` on, now or within the time. */
  bekle(kosul: (g: Gelen) => boolean, baslangic?: number, sure?: number): Promise<Gelen>;
  /** Resolves when the server has ended the stream. */
  readonly bitti: Promise<void>;
  kes(): void;
}

const oku = (blok: string): Gelen | null => {
  const alanlar = new Map(
    blok.split('\n').map((s) => [s.slice(0, s.indexOf(':')), s.slice(s.indexOf(':') + 1).trim()]),
  );
  const olay = alanlar.get('event');
  if (olay === undefined) return null;
  const id = alanlar.get('id');
  return {
    olay,
    id: id === undefined ? null : Number(id),
    veri: JSON.parse(alanlar.get('data') ?? '{}') as Gelen['veri'],
    an: performance.now(),
  };
};

/** Opens the event stream of a server and waits until it stands. */
export async function akisAc(url: string, token: string, sonId?: number): Promise<Akis> {
  const kesici = new AbortController();
  const yanit = await fetch(`${url}/api/olaylar`, {
    headers: { authorization: `Bearer ${token}`, ...(sonId === undefined ? {} : { 'last-event-id': String(sonId) }) },
    signal: kesici.signal,
  });
  if (yanit.status !== 200 || yanit.body === null) throw new Error(`akış açılmadı: ${yanit.status}`);
  const gelenler: Gelen[] = [];
  const bekleyenler = new Set<() => void>();
  const okuyucu = yanit.body.pipeThrough(new TextDecoderStream()).getReader();

  const bitti = (async () => {
    let parcalar: string[] = [];
    try {
      for (;;) {
        const { value, done } = await okuyucu.read();
        if (done) return;
        const sinirda = `${parcalar.at(-1)?.slice(-1) ?? ''}${value}`;
        parcalar.push(value);
        if (!sinirda.includes('\n\n')) continue;
        const bloklar = parcalar.join('').split('\n\n');
        parcalar = [bloklar.pop() ?? ''];
        gelenler.push(...bloklar.map(oku).filter((g) => g !== null));
        for (const b of bekleyenler) b();
      }
    } catch (e) {
      // The test or the server cut the stream. It is over either way.
      if (!(e instanceof Error)) throw e;
    }
  })();

  const bekle: Akis['bekle'] = (kosul, baslangic = 0, sure = 20000) =>
    new Promise((coz, reddet) => {
      const bak = () => {
        const g = gelenler.slice(baslangic).find(kosul);
        if (g === undefined) return;
        bitir();
        coz(g);
      };
      const sinir = setTimeout(() => {
        bitir();
        reddet(new Error(`olay gelmedi; gelenler: ${gelenler.map((g) => `${g.olay}#${g.id}`).join(' ')}`));
      }, sure);
      const bitir = () => {
        clearTimeout(sinir);
        bekleyenler.delete(bak);
      };
      bekleyenler.add(bak);
      bak();
    });

  const akis: Akis = {
    yanit,
    gelenler,
    sonId: () => gelenler.findLast((g) => g.id !== null)?.id ?? undefined,
    bekle,
    bitti,
    kes: () => kesici.abort(),
  };
  await bekle((g) => g.olay === 'hazir' || g.olay === 'yenile');
  return akis;
}
