import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as bekle } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { iframeSiparisi, iframeYuzu } from './bankaIframe.ts';
import { type Alanlar, bankaImzasi } from './bankaImzasi.ts';
import { type Davranis, kartinDavranisi, SMS_SIFRESI } from './bankaKartlari.ts';
import {
  type BankaSayfasi,
  donusSayfasi,
  hataSayfasi,
  kapiSayfasi,
  sifreSayfasi,
  soz,
  tanitim,
} from './bankaSayfalari.ts';

/**
 * A trial bank for card payments, written from the bank's side. It checks the message of the shop's browser, asks for a
 * card and a password, reports the result in all the ways of a bank on a bad day, and answers queries. No money is
 * involved.
 */

export interface BankaSecenekleri {
  readonly uye: string;
  readonly kullanici: string;
  readonly parola: string;
  readonly anahtar: string;
  /** Secret of its payment service face. Absent: it has no such face. */
  readonly tuz?: string;
  /** File for its orders, so that they survive a restart. Absent: in memory alone. */
  readonly dosya?: string;
  readonly port?: number;
  /** Host to listen at. Default: this machine alone. */
  readonly host?: string;
  /** Milliseconds until a late notice is sent. */
  readonly gecMs?: number;
  /** Milliseconds until each repetition of an unanswered notice. */
  readonly yenidenMs?: readonly number[];
}

export interface BankaSiparisi {
  readonly oid: string;
  /** The shop's request, without its signature. */
  readonly istek: Alanlar;
  hal: 'acik' | 'odendi' | 'iptal' | 'olmadi';
  /** The charged amount in hundredths. */
  alinan: number;
  iade: number;
  kart: string;
  sifre: number;
  davranis: Davranis;
}
export interface Banka {
  readonly url: string;
  readonly siparisler: ReadonlyMap<string, BankaSiparisi>;
  kapat(): Promise<void>;
}

const BURADA = '127.0.0.1';
const HER_YERDE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const EN_COK = 64 * 1024;
const EN_COK_SIFRE = 3;
const YENIDEN_MS = [0, 300, 2000, 10_000];
const GEC_MS = 20_000;

/** Answers of refused cards: the result of the check and the code of the refusal. */
const RETLER: Partial<Record<Davranis, { readonly md: string; readonly kod: string; readonly mesaj: string }>> = {
  limit: { md: '1', kod: '51', mesaj: 'Limit yetersiz' },
  suresi: { md: '1', kod: '54', mesaj: 'Kartın süresi dolmuş' },
  sifresiz: { md: '0', kod: '', mesaj: 'Kart sahibi doğrulanamadı' },
  yarim: { md: '4', kod: '', mesaj: 'Doğrulama yarım kaldı' },
};
/** Behaviours that do not send the browser back. */
const DONMEYENLER: ReadonlySet<Davranis> = new Set(['donmez', 'gec', 'sessiz']);
const HALLER = { acik: 'PN', odendi: 'C', iptal: 'V', olmadi: 'D' } as const;

const kurusu = (tutar: string): number => Math.round(Number(tutar) * 100);
const liraya = (kurus: number): string => (kurus / 100).toFixed(2);
const xmldeki = (xml: string, ad: string): string => new RegExp(`<${ad}>([^<]*)</${ad}>`).exec(xml)?.[1] ?? '';

export async function sandboxBanka(o: BankaSecenekleri): Promise<Banka> {
  const siparisler = new Map<string, BankaSiparisi>();
  const sakla = (s: BankaSiparisi) => o.dosya && appendFileSync(o.dosya, `${JSON.stringify(s)}\n`, { mode: 0o600 });
  if (o.dosya && existsSync(o.dosya))
    for (const satir of readFileSync(o.dosya, 'utf8').split('\n'))
      // The last line may be cut where the process was killed.
      if (satir.endsWith('}')) {
        const s = JSON.parse(satir) as BankaSiparisi;
        siparisler.set(s.oid, s);
      }
  const iframe = o.tuz === undefined ? null : iframeYuzu({ ...o, tuz: o.tuz, siparisler, sakla });
  const imzala = (a: Alanlar): Alanlar => ({ ...a, HASH: bankaImzasi(a, o.anahtar) });

  /** The bank's signed statement about an order. */
  function yaniti(s: BankaSiparisi, islem = `T${s.oid}`): Alanlar {
    const ret = RETLER[s.davranis];
    const { callbackUrl: _, ...istek } = s.istek;
    const a: Alanlar = {
      ...istek,
      ...(s.davranis === 'tutar' && { amount: liraya(s.alinan) }),
      ...(s.davranis === 'ekalan' && { EXTRA_KAMPANYA: 'Yaz | %10 \\ indirim' }),
      mdStatus: ret?.md ?? '1',
      ...(s.hal === 'odendi'
        ? { ProcReturnCode: '00', Response: 'Approved', AuthCode: '216981', TransId: islem }
        : { ...(ret?.kod && { ProcReturnCode: ret.kod }), Response: 'Declined' }),
      MaskedPan: s.kart,
      ErrMsg: ret?.mesaj ?? '',
    };
    const imzali = imzala(a);
    return s.davranis === 'imza' ? { ...imzali, HASH: imzala({ ...a, rnd: 'baska' })['HASH']! } : imzali;
  }

  /** Notifies the shop's server until it confirms. */
  async function bildir(s: BankaSiparisi, islem?: string): Promise<void> {
    const adres = s.istek['callbackUrl'];
    if (!adres) return;
    for (const ms of o.yenidenMs ?? YENIDEN_MS) {
      await bekle(ms, undefined, { ref: false });
      const govde = iframe !== null && iframeSiparisi(s) ? iframe.bildirim(s) : yaniti(s, islem);
      const yanit = await fetch(adres, { method: 'POST', body: new URLSearchParams(govde) }).catch((e: unknown) => {
        if (e instanceof Error) return null;
        throw e;
      });
      if (yanit?.status === 200 && (await yanit.text()) === 'OK') return;
    }
  }

  function kapi(a: Alanlar): BankaSayfasi {
    const { hash = '', ...istek } = a;
    if (istek['clientid'] !== o.uye) return hataSayfasi('Üye işyeri tanınmıyor.');
    if (bankaImzasi(istek, o.anahtar) !== hash) return hataSayfasi('İsteğin imzası doğru değil (3D-1004).');
    const oid = istek['oid'] ?? '';
    const olan = siparisler.get(oid);
    if (olan && olan.hal !== 'acik') return hataSayfasi('Bu sipariş sonuçlanmış; ikinci kez ödenmez.');
    const s: BankaSiparisi = olan ?? {
      oid,
      istek,
      hal: 'acik',
      alinan: 0,
      iade: 0,
      kart: '',
      sifre: 0,
      davranis: 'basarili',
    };
    siparisler.set(oid, s);
    sakla(s);
    return kapiSayfasi(oid, istek['amount'] ?? '', null);
  }
  function kart(a: Alanlar): BankaSayfasi {
    const s = siparisler.get(a['oid'] ?? '');
    if (s?.hal !== 'acik') return hataSayfasi('Bu sipariş sonuçlanmış.');
    const davranis = kartinDavranisi(a['kart'] ?? '');
    if (davranis === null)
      return kapiSayfasi(
        s.oid,
        s.istek['amount'] ?? '',
        'Bu banka yalnız kendi deneme kartlarını tanır; listeden seçiniz.',
      );
    s.davranis = davranis;
    s.kart = `9792 00** **** ${(a['kart'] ?? '').replaceAll(/\s/g, '').slice(-4)}`;
    return sifreSayfasi(s.oid, s.kart, null);
  }
  async function onay(a: Alanlar): Promise<BankaSayfasi> {
    const s = siparisler.get(a['oid'] ?? '');
    if (s?.hal !== 'acik' || s.kart === '') return hataSayfasi('Bu sipariş sonuçlanmış.');
    if (a['sifre'] !== SMS_SIFRESI && ++s.sifre < EN_COK_SIFRE)
      return sifreSayfasi(s.oid, s.kart, `Parola yanlış; ${EN_COK_SIFRE - s.sifre} hakkınız kaldı.`);
    if (a['sifre'] !== SMS_SIFRESI) s.davranis = 'sifresiz';
    s.hal = RETLER[s.davranis] === undefined ? 'odendi' : 'olmadi';
    s.alinan = s.hal === 'odendi' ? kurusu(s.istek['amount'] ?? '') + (s.davranis === 'tutar' ? 100 : 0) : 0;
    sakla(s);
    const d = s.davranis;
    if (d === 'once') await bildir(s);
    else if (d === 'uclu') for (let n = 0; n < 3; n++) void bildir(s);
    else if (d === 'ikionay') void bildir(s).then(() => bildir(s, `T2${s.oid}`));
    else if (d === 'gec') void bekle(o.gecMs ?? GEC_MS, undefined, { ref: false }).then(() => bildir(s));
    else if (d !== 'sessiz' && (d !== 'imza' || iframeSiparisi(s))) void bildir(s);
    if (DONMEYENLER.has(d))
      return soz('Bağlantı koptu', 'Bu kartla tarayıcı mağazaya dönmez. Mağazanın sayfasını açınız.');
    if (iframe !== null && iframeSiparisi(s)) return iframe.donus(s);
    return donusSayfasi(s.istek[s.hal === 'odendi' ? 'okUrl' : 'failUrl'] ?? '', yaniti(s), d === 'uclu' ? 3 : 1);
  }

  /** The service that the shop's server queries. */
  function api(xml: string): string {
    const oid = xmldeki(xml, 'OrderId');
    const s = siparisler.get(oid);
    const ne = (oldu: boolean, ek = '', mesaj = '') =>
      `<CC5Response><OrderId>${oid}</OrderId><Response>${oldu ? 'Approved' : 'Error'}</Response><ProcReturnCode>${oldu ? '00' : '99'}</ProcReturnCode><TransId>T${oid}</TransId><AuthCode>216981</AuthCode><ErrMsg>${mesaj}</ErrMsg>${ek}</CC5Response>`;
    if (
      xmldeki(xml, 'Name') !== o.kullanici ||
      xmldeki(xml, 'Password') !== o.parola ||
      xmldeki(xml, 'ClientId') !== o.uye
    )
      return ne(false, '', 'Kullanıcı ya da parola yanlış');
    if (xmldeki(xml, 'ORDERSTATUS') === 'QUERY')
      return ne(
        s?.hal === 'odendi',
        `<Extra>${s ? `<TRANS_STAT>${HALLER[s.hal]}</TRANS_STAT><CAPTURE_AMT>${s.alinan}</CAPTURE_AMT>` : ''}</Extra>`,
        s ? '' : 'Böyle bir sipariş yok',
      );
    const tur = xmldeki(xml, 'Type');
    if (s?.hal !== 'odendi') return ne(false, '', 'Bu siparişte geri alınacak para yok');
    if (tur === 'Void' && s.iade === 0) s.hal = 'iptal';
    else if (tur === 'Credit' && s.iade + kurusu(xmldeki(xml, 'Total')) <= s.alinan)
      s.iade += kurusu(xmldeki(xml, 'Total'));
    else return ne(false, '', 'Bu tutar geri alınamaz');
    sakla(s);
    return ne(true);
  }

  async function cevapla(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const ham = await buffer(req);
    if (ham.length > EN_COK) return void res.writeHead(413).end();
    const yol = new URL(req.url ?? '/', 'http://x').pathname;
    if (yol === '/api' && req.method === 'POST')
      return void res.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(api(ham.toString('utf8')));
    const alanlar = Object.fromEntries(new URLSearchParams(ham.toString('utf8')));
    const cevap = req.method === 'POST' ? (iframe?.api(yol, alanlar) ?? null) : null;
    if (cevap !== null)
      return void res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(cevap);
    const sayfa =
      req.method === 'GET'
        ? yol === '/'
          ? tanitim([...siparisler.values()])
          : (iframe?.kapi(yol) ?? null)
        : yol === '/3d'
          ? kapi(alanlar)
          : yol === '/kart'
            ? kart(alanlar)
            : yol === '/onay'
              ? await onay(alanlar)
              : null;
    if (sayfa === null) return void res.writeHead(404).end();
    const nonce = randomBytes(16).toString('base64');
    res
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        // Only one page leaves the bank: the way back to its shop.
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'${sayfa.nereye ? ` ${sayfa.nereye}; connect-src ${sayfa.nereye}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .end(sayfa.html.replaceAll('__NONCE__', nonce));
  }

  const sunucu = createServer((req, res) => {
    cevapla(req, res).catch(() => res.writeHead(400).end());
  });
  const host = o.host ?? BURADA;
  sunucu.listen(o.port ?? 0, host);
  await once(sunucu, 'listening');
  return {
    // A server that listens everywhere is reached at this machine, else at its own address.
    url: `http://${HER_YERDE.has(host) ? BURADA : isIPv6(host) ? `[${host}]` : host}:${(sunucu.address() as AddressInfo).port}`,
    siparisler,
    async kapat() {
      sunucu.closeAllConnections();
      sunucu.close();
      await once(sunucu, 'close');
    },
  };
}
