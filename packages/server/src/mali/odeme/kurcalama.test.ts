import { type SaglayiciAdi, SAGLAYICI_ADLARI } from '@masabasi/core/mali/odeme/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { odemeDenemesi, type OdemeDenemesi } from '../../testing/odeme.ts';
import { ham, type TaklitBanka } from '../../testing/bankaTarafi.ts';
import { formOku, type Ham, yazilari } from './form.ts';

/**
 * Forged messages at the entry points of every real provider. An attempt is open, and the test sends messages of the
 * bank that were changed without its key.
 */

const GERCEKLER = SAGLAYICI_ADLARI.filter((ad) => ad !== 'deneme');
const KART = '4355084358435843';
const ADET = 240;
const AYNI_ANDA = 20;

/** A repeatable random generator, so that failures repeat. It uses the upper bits, because the lower ones cycle. */
function rasgeleKur(tohum: number) {
  let t = tohum;
  return (n: number): number => {
    t = (Math.imul(t, 1_664_525) + 1_013_904_223) >>> 0;
    return (t >>> 12) % n;
  };
}

const DEGERLER = ['1', '0', '00', 'success', 'SUCCESS', 'Approved', 'VPS-0000', '0.01', '-1', '1e9', '', '\0', '😀'];
/** Signed values of iyzico's notice, which is not a form. */
const BILDIRIMDE = ['iyziEventType', 'iyziPaymentId', 'token', 'paymentConversationId', 'status'];
const TURLER = ['text/plain', 'application/json', 'x', 'multipart/form-data; boundary=x'];

/**
 * A message without the key: its signature is cut, foreign or missing, or a signed value is changed. Unsigned values
 * stay, because the message would remain the bank's own.
 */
function sahte(h: Ham, { imzali, imza }: Pick<TaklitBanka, 'imzali' | 'imza'>, rasgele: (n: number) => number): Ham {
  const json = h.tur.includes('json');
  const alanlar: Record<string, unknown> = json
    ? (JSON.parse(h.govde.toString()) as Record<string, unknown>)
    : { ...yazilari(formOku(h)!) };
  const yaz = (a: Record<string, unknown>, baslik = h.imza): Ham => ({
    ...h,
    govde: json ? Buffer.from(JSON.stringify(a)) : ham(a as Record<string, string>).govde,
    imza: baslik,
  });
  const degisecek = (json ? BILDIRIMDE : imza === '' ? Object.keys(alanlar) : imzali).filter((ad) => ad in alanlar);
  const tasinan = json ? h.imza : alanlar[imza];
  const asil = typeof tasinan === 'string' ? tasinan : '';
  const yalan = ['', asil.slice(0, -1), `${asil}=`, asil.replace(/^./, '_'), null][rasgele(5)] ?? null;
  if (asil !== '' && rasgele(2) === 0) {
    if (json) return yaz(alanlar, yalan || null);
    const { [imza]: _, ...kalan } = alanlar;
    return yaz(yalan === null ? kalan : { ...kalan, [imza]: yalan });
  }
  const ad = degisecek[rasgele(degisecek.length)]!;
  const baska = DEGERLER.filter((d) => d !== String(alanlar[ad]));
  return yaz({ ...alanlar, [ad]: baska[rasgele(baska.length)]! });
}

/** The same message again, in half of the cases broken in a way that no browser would send. */
function bozuk(h: Ham, rasgele: (n: number) => number): Ham {
  const asil = h.govde.toString();
  const yer = rasgele(asil.length);
  const harf = String.fromCharCode(33 + rasgele(90));
  const ayrac = h.tur.includes('json') ? ',' : '&';
  const parcalar = asil.split(ayrac);
  const sira = rasgele(parcalar.length);
  const degis = (ne: (p: string) => string) => parcalar.map((p, n) => (n === sira ? ne(p) : p)).join(ayrac);
  const govdeler: readonly (() => string)[] = [
    () => asil.slice(0, yer),
    () => degis((p) => `${p}${ayrac}${p}`),
    () => degis(() => ''),
    () => degis((p) => p.replace(/[:=].*/, (d) => (d.startsWith(':') ? ':{"a":[1]}' : `%${harf}=%F0%9F`))),
    () => `${asil}&pan=${KART}&__proto__=1`,
    () => String.fromCharCode(...Array.from({ length: 120 }, () => rasgele(256))),
    () => `{"__proto__":{"status":"SUCCESS"},"token":["${harf}"],"pan":"${KART}"}`,
    () => '',
    ...Array.from({ length: 8 }, () => () => asil),
  ];
  return {
    ...h,
    govde: Buffer.from(govdeler[rasgele(govdeler.length)]!()),
    tur: rasgele(8) === 0 ? TURLER[rasgele(TURLER.length)]! : h.tur,
  };
}

/** True for the bank's own message: a signature with an extra character becomes the original when it is cut by one. */
function bankaninki(h: Ham, asil: Ham, { imzali, imza }: Pick<TaklitBanka, 'imzali' | 'imza'>): boolean {
  const [gelen, gercek] = [h, asil].map((m) => (m.tur.includes('json') ? null : formOku(m)));
  if (!gelen || !gercek || imza === '') return false;
  const [g, a] = [yazilari(gelen), yazilari(gercek)];
  return [...imzali, imza].every((ad) => g[ad] === a[ad]);
}

describe.each(GERCEKLER)('%s', (ad: SaglayiciAdi) => {
  let o: OdemeDenemesi;
  beforeAll(async () => {
    o = await odemeDenemesi(ad);
  });
  afterAll(() => o?.kapat());

  const hali = async (): Promise<string> => {
    const { db } = o.s;
    const [denemeler, olaylar, tahsilatlar, sahipsizler] = await Promise.all([
      db.selectFrom('odeme_deneme').selectAll().orderBy('id').execute(),
      db.selectFrom('odeme_olay').selectAll().where('gecerli', 'is not', false).orderBy('id').execute(),
      db.selectFrom('fatura_tahsilat').selectAll().execute(),
      db.selectFrom('odeme_sahipsiz').selectAll().execute(),
    ]);
    return JSON.stringify([denemeler, olaylar, tahsilatlar, sahipsizler]);
  };

  test('accepts no forged message, reveals no internal error, and still accepts the bank’s own message', async () => {
    const id = await o.yeniFatura();
    const { oid, y } = await o.bankada(id);
    // The bank's own message while no payment exists: the bank finds no payment when asked.
    const tutulan = { ...o.siparisler.get(oid) };
    const sayfa = o.banka.sayfa(y, true);
    const bildirim = o.banka.bildirim?.(oid, true) ?? null;
    const odenen = { ...o.siparisler.get(oid)! };
    if (tutulan.hal === undefined) o.siparisler.delete(oid);
    else o.siparisler.set(oid, { ...odenen, ...tutulan, hal: 'acik' });

    const once = await hali();
    const rasgele = rasgeleKur(ad.length * 977 + 7);
    for (let n = 0; n < ADET; n += AYNI_ANDA)
      await Promise.all(
        Array.from({ length: AYNI_ANDA }, async () => {
          const kapi = bildirim !== null && rasgele(2) === 0 ? 'notice' : 'callback';
          const asil = rasgele(2) === 0 ? (bildirim ?? sayfa) : sayfa;
          let h = bozuk(sahte(asil, o.banka, rasgele), rasgele);
          while (bankaninki(h, asil, o.banka)) h = bozuk(sahte(asil, o.banka, rasgele), rasgele);
          const yanit = await o.gonder(`/api/payment/${kapi}/${ad}`, h.govde, h);
          expect(yanit.status, `${kapi} ${h.tur} ${h.govde.toString()}`).toBeLessThan(500);
          expect(yanit.headers.get('set-cookie')).toBeNull();
        }),
      );
    expect(await hali()).toBe(once);
    expect(await o.kalani(id)).toBe(10_000);
    const { denemelist, olaylist } = await o.oku(id);
    expect(denemelist).toMatchObject([{ DurumAnahtar: 'BANKADA', Alinan: null, Uyari: null }]);
    // A few history lines record the forged messages, and none contains their text.
    const { length: sayilmayan } = olaylist.filter((x) => x.Gecerli === false);
    expect(sayilmayan).toBeGreaterThan(0);
    expect(sayilmayan).toBeLessThanOrEqual(10);
    expect(JSON.stringify(await o.s.db.selectFrom('odeme_olay').selectAll().execute())).not.toContain(KART);

    o.siparisler.set(oid, odenen);
    await o.donus(sayfa);
    if (bildirim !== null) await o.gonder(`/api/payment/notice/${ad}`, bildirim.govde, bildirim);
    await expect.poll(() => o.kalani(id)).toBe(0);
  });
});
