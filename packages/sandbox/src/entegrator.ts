import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sandboxHatasi } from './entegratorKurallari.ts';

/**
 * A trial integrator, written from the other side. It checks invoices by its own rules, puts them in a queue, answers
 * with the codes of envelopes, has buyers who answer, and can be as bad as a real one on a bad day. Nothing reaches
 * anybody.
 */

/** Disturbances. Each but the first is a real kind of fault. */
export const SANDBOX_KIPLERI = [
  'iyi',
  // Takes the invoice, but the connection breaks before it confirms.
  'yanitsiz',
  // The connection breaks before it has read anything.
  'sagir',
  'hata',
  'bozuk',
  'yavas',
  // Answers about another invoice.
  'baskasi',
  // Has the invoice, and denies it now and then.
  'unutkan',
  // Reports an earlier state after a later one.
  'geri',
  // A fault at GIB: the invoice must be sent again.
  'gecici',
  // The rules of the other side refuse it.
  'ret',
  // The buyer's system never takes it.
  'ulasamaz',
] as const;
export type SandboxKipi = (typeof SANDBOX_KIPLERI)[number];

interface Belge {
  readonly ettn: string;
  readonly no: string;
  readonly senaryo: string;
  readonly ozet: string;
  zaman: number;
  /** Final code of the envelope. */
  sonu: '1300' | '1150' | '1215' | '1195';
  hata: string;
  yanit: 'KABUL' | 'RED' | null;
  neden: string;
  iptal: boolean;
  sorulan: number;
}
interface Gelen {
  readonly sira: number;
  readonly ettn: string;
  readonly xml: string;
  readonly senaryo: string;
  yanit: 'KABUL' | 'RED' | null;
}

export interface SandboxSecenekleri {
  readonly anahtar: string | null;
  /** File for received invoices, so that they survive a restart. Absent: in memory alone. */
  readonly dosya?: string;
  /** Milliseconds of each step from one code to the next. */
  readonly adimMs?: number;
  /** Milliseconds after which a buyer accepts by itself. Absent: tests give the answers. */
  readonly kabulMs?: number;
  readonly port?: number;
}
export interface Sandbox {
  readonly url: string;
  readonly belgeler: ReadonlyMap<string, Belge>;
  readonly gelenler: readonly Gelen[];
  kip: SandboxKipi;
  /** A buyer answers. */
  yanitla(ettn: string, yanit: 'KABUL' | 'RED', neden?: string): void;
  /** An invoice of a supplier arrives. */
  gelsin(ettn: string, xml: string, senaryo: string): void;
  kapat(): Promise<void>;
}

const ADIM_MS = 1500;
const ADIMLAR = ['1000', '1100', '1200'];
const EN_COK = 8 * 1024 * 1024;

export async function sandboxEntegrator(o: SandboxSecenekleri): Promise<Sandbox> {
  const belgeler = new Map<string, Belge>();
  const gelenler: Gelen[] = [];
  const adim = o.adimMs ?? ADIM_MS;
  const sakla = (ne: object) => o.dosya && appendFileSync(o.dosya, `${JSON.stringify(ne)}\n`, { mode: 0o600 });
  if (o.dosya && existsSync(o.dosya))
    for (const satir of readFileSync(o.dosya, 'utf8').split('\n')) {
      // The last line may be cut where the process was killed.
      if (!satir.endsWith('}')) continue;
      const { belge, gelen } = JSON.parse(satir) as { belge?: Belge; gelen?: Gelen };
      if (belge) belgeler.set(belge.ettn, belge);
      if (gelen) gelenler[gelen.sira - 1] = gelen;
    }

  function kodu(b: Belge): string {
    const gecen = Math.floor((Date.now() - b.zaman) / Math.max(1, adim));
    if (gecen < ADIMLAR.length) return ADIMLAR[gecen]!;
    return b.sonu === '1215' && gecen < ADIMLAR.length + 2 ? '1210' : b.sonu;
  }
  function bilgi(b: Belge) {
    const gecen = Date.now() - b.zaman;
    if (b.yanit === null && b.senaryo === 'TICARIFATURA' && o.kabulMs !== undefined && gecen > o.kabulMs + 3 * adim)
      b.yanit = 'KABUL';
    const kod = kodu(b);
    return {
      ettn: b.ettn,
      kod,
      aciklama: b.iptal ? 'İptal edildi.' : kod === b.sonu ? b.hata : '',
      yanit: kod === '1300' && b.senaryo === 'TICARIFATURA' ? b.yanit : null,
      neden: b.neden,
    };
  }
  const SONLAR: Partial<Record<SandboxKipi, readonly [Belge['sonu'], string]>> = {
    ret: ['1150', 'Şematron denetimi: deneme için geri çevrildi.'],
    ulasamaz: ['1215', 'Alıcının posta kutusu yanıt vermiyor.'],
    gecici: ['1195', 'Sistem hatası; yeniden gönderiniz.'],
  };

  function al(istek: Record<string, string>): readonly [number, object] {
    const { ettn = '', no = '', ozet = '', alici = '', tur = '' } = istek;
    const xml = Buffer.from(istek['xml'] ?? '', 'base64');
    const eski = belgeler.get(ettn);
    // A repeated invoice is refused as already registered. Its own state is available by a query.
    if (eski && kodu(eski) !== '1195')
      return [409, { ...bilgi(eski), kod: '1163', aciklama: 'Bu fatura sistemde kayıtlı.' }];
    const ayni = [...belgeler.values()].find((b) => b.no === no && b.ettn !== ettn);
    const hata =
      createHash('sha256').update(xml).digest('hex') === ozet
        ? sandboxHatasi(xml.toString('utf8'), { ettn, no, alici, tur })
        : 'Özet, belgeninki değil.';
    const [sonu, neden] = SONLAR[test.kip] ?? ['1300', ''];
    const b: Belge = {
      ettn,
      no,
      senaryo: /<cbc:ProfileID>([A-Z_]+)</.exec(xml.toString('utf8'))?.[1] ?? '',
      ozet,
      zaman: Date.now(),
      sonu: hata !== null || ayni ? '1150' : sonu,
      hata: ayni ? 'Bu numara başka bir ETTN ile kayıtlı.' : (hata ?? neden),
      yanit: null,
      neden: '',
      iptal: false,
      sorulan: 0,
    };
    belgeler.set(ettn, b);
    sakla({ belge: b });
    return [202, bilgi(b)];
  }
  function durum(ettn: string): readonly [number, object] {
    const b = belgeler.get(ettn);
    if (!b) return [404, { aciklama: 'Böyle bir belge yok.' }];
    b.sorulan++;
    if (test.kip === 'unutkan' && b.sorulan % 3 === 1) return [404, { aciklama: 'Böyle bir belge yok.' }];
    if (test.kip === 'geri' && b.sorulan % 2 === 0) return [200, { ...bilgi(b), kod: '1100' }];
    return [200, test.kip === 'baskasi' ? { ...bilgi(b), ettn: '00000000-0000-4000-8000-000000000000' } : bilgi(b)];
  }
  function iptal(ettn: string): readonly [number, object] {
    const b = belgeler.get(ettn);
    if (!b || b.senaryo !== 'EARSIVFATURA')
      return [200, { tamam: false, aciklama: 'Yalnız e-Arşiv fatura iptal edilir.' }];
    b.iptal = true;
    sakla({ belge: b });
    return [200, { tamam: true }];
  }
  function gelenYaniti(ettn: string, yanit: 'KABUL' | 'RED'): readonly [number, object] {
    const g = gelenler.find((x) => x.ettn === ettn);
    if (!g) return [200, { tamam: false, aciklama: 'Böyle bir gelen fatura yok.' }];
    if (g.senaryo !== 'TICARIFATURA')
      return [200, { tamam: false, aciklama: 'Temel faturaya sistemden yanıt verilmez.' }];
    if (g.yanit !== null && g.yanit !== yanit)
      return [200, { tamam: false, aciklama: `Bu fatura ${g.yanit} ile yanıtlanmış.` }];
    g.yanit = yanit;
    sakla({ gelen: g });
    return [200, { tamam: true }];
  }
  function bul(yontem: string, yol: string, govde: Record<string, string>): readonly [number, object | string] {
    const url = new URL(yol, 'http://x');
    const [, ilk, ettn = '', ne] = url.pathname.split('/');
    if (ilk === '_sandbox') {
      if (ettn === 'kip') test.kip = SANDBOX_KIPLERI.find((k) => k === govde['kip']) ?? 'iyi';
      else if (ettn === 'yanit')
        test.yanitla(govde['ettn']!, govde['yanit'] === 'RED' ? 'RED' : 'KABUL', govde['neden']);
      else if (ettn === 'gelsin') test.gelsin(govde['ettn']!, govde['xml']!, govde['senaryo']!);
      return [200, { kip: test.kip, belgeler: [...belgeler.values()].map((b) => ({ ...b, ...bilgi(b) })), gelenler }];
    }
    if (ilk === 'belgeler' && yontem === 'POST') return ne === 'iptal' ? iptal(ettn) : al(govde);
    if (ilk === 'belgeler') return durum(ettn);
    if (ilk === 'gelenler' && ne === 'yanit') return gelenYaniti(ettn, govde['yanit'] === 'RED' ? 'RED' : 'KABUL');
    if (ilk === 'gelenler' && ettn !== '') return [200, gelenler.find((g) => g.ettn === ettn)?.xml ?? ''];
    if (ilk === 'gelenler') {
      const sonra = Number(url.searchParams.get('sonra'));
      return [
        200,
        { gelenler: gelenler.filter((g) => g.sira > sonra).map(({ sira, ettn: e }) => ({ sira, ettn: e })) },
      ];
    }
    // Numbers that end with an even digit are registered.
    if (ilk === 'mukellefler')
      return [
        200,
        {
          kayitli: Number(ettn.at(-1)) % 2 === 0,
          unvan: `Deneme Mükellefi ${ettn}`,
          etiket: `urn:mail:pk@${ettn}.example`,
        },
      ];
    return [404, { aciklama: 'Böyle bir adres yok.' }];
  }
  async function cevapla(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const yol = req.url ?? '/';
    const disarida = !yol.startsWith('/_sandbox/');
    if (disarida && o.anahtar !== null && req.headers.authorization !== `Bearer ${o.anahtar}`) {
      res.writeHead(401).end();
      return;
    }
    const ham = await buffer(req);
    const kip = disarida ? test.kip : 'iyi';
    if (kip === 'sagir' || ham.length > EN_COK) {
      req.socket.destroy();
      return;
    }
    if (kip === 'hata') {
      res.writeHead(500).end('hata');
      return;
    }
    const [kod, govde] = bul(
      req.method ?? 'GET',
      yol,
      ham.length === 0 ? {} : (JSON.parse(ham.toString('utf8')) as Record<string, string>),
    );
    if (kip === 'yanitsiz') {
      req.socket.destroy();
      return;
    }
    const metin = kip === 'bozuk' ? '<html>Bakımdayız' : typeof govde === 'string' ? govde : JSON.stringify(govde);
    const yaz = () => res.writeHead(kod, { 'content-type': 'application/json' }).end(metin);
    if (kip === 'yavas') setTimeout(yaz, 3000).unref();
    else yaz();
  }

  const sunucu = createServer((req, res) => {
    cevapla(req, res).catch(() => res.writeHead(400).end());
  });
  sunucu.listen(o.port ?? 0, '127.0.0.1');
  await once(sunucu, 'listening');
  const test: Sandbox = {
    url: `http://127.0.0.1:${(sunucu.address() as AddressInfo).port}`,
    belgeler,
    gelenler,
    kip: 'iyi',
    yanitla(ettn, yanit, neden = '') {
      const b = belgeler.get(ettn);
      // A buyer answers once.
      if (!b || b.yanit !== null) return;
      Object.assign(b, { yanit, neden });
      sakla({ belge: b });
    },
    gelsin(ettn, xml, senaryo) {
      if (gelenler.some((g) => g.ettn === ettn)) return;
      const gelen: Gelen = { sira: gelenler.length + 1, ettn, xml, senaryo, yanit: null };
      gelenler.push(gelen);
      sakla({ gelen });
    },
    async kapat() {
      sunucu.closeAllConnections();
      sunucu.close();
      await once(sunucu, 'close');
    },
  };
  return test;
}
