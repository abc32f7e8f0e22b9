import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { createHash } from 'node:crypto';
import { epostaMi, gonderenAdresi } from '@masabasi/core/platform/posta/rules';
import { istanbulGunu, istanbulSaati, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import type { GundemMaddesi } from '@masabasi/core/is/toplanti/rules';
import { TEKRARLAR } from '@masabasi/core/is/toplanti/tekrar';
import { sql } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { gizliKod, postaYaz } from '../../platform/posta/api.ts';
import { TOPLANTI_DAVETI } from './bildirim.ts';
import { araligi } from './degisim.ts';
import { davetliKodu } from './davetliKodu.ts';
import * as q from './queries.ts';
import { davetTakvimi, type TakvimToplantisi } from './takvim.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** Mails to invited people: an invitation, a change, a cancellation, each with its calendar file. */

type DavetTuru = 'davet' | 'degisti' | 'iptal';
const BASLIK: Readonly<Record<DavetTuru, string>> = { davet: 'Davet', degisti: 'Değişti', iptal: 'İptal' };
const CUMLE: Readonly<Record<DavetTuru, string>> = {
  davet: 'sizi bir toplantıya davet ediyor.',
  degisti: 'davet ettiği toplantıyı değiştirdi. Yeni hâli aşağıdadır.',
  iptal: 'davet ettiği toplantıyı iptal etti.',
};

export const kodOzeti = (kod: string): Buffer => createHash('sha256').update(kod).digest();
const kodu = (db: Db, { anahtar }: Pick<q.Davetli, 'anahtar'>) => gizliKod(db, `toplanti:${anahtar}`);

/** The place of a meeting in words. */
const yeri = (oda: string | null, t: Pick<q.DegisenToplanti, 'yer' | 'link'>): string =>
  [oda, t.yer].filter((s) => s !== null && s !== '').join(', ') || (t.link === null ? '' : 'Çevrim içi');

const gundemYazisi = (gundem: readonly GundemMaddesi[]): string =>
  gundem.map((m, i) => `${i + 1}. ${m.Metin}${m.Sure === null ? '' : ` (${m.Sure} dk)`}`).join('\n');

interface Gonderilen {
  readonly tur: DavetTuru;
  /** The meeting in the text of the mail. */
  readonly toplanti: q.DegisenToplanti;
  /** The meetings of its series, for calendars that get the whole series, in the order of the rule. */
  readonly seri?: readonly q.DegisenToplanti[];
  /** The cancelled meetings among these, when only they are cancelled. */
  readonly yalniz?: readonly q.DegisenToplanti[];
  readonly davetliler: readonly q.Davetli[];
}

/** A meeting for calendars: as one of its series, or by itself. */
const tekil = (t: q.DegisenToplanti, o: { yer: string; aciklama: string }): TakvimToplantisi => ({
  uid: t.ics_uid,
  sira: t.ics_sira,
  bas: t.baslama_zamani,
  bit: t.bitis_zamani,
  konu: t.konu,
  yer: o.yer,
  link: t.link,
  aciklama: o.aciklama,
  iptal: t.durum === 'iptal',
  seriAni: t.seri_ani,
  seri: null,
});
const suresi = (t: q.DegisenToplanti): number => Date.parse(t.bitis_zamani) - Date.parse(t.baslama_zamani);

/** A series by its rule, and its meetings that differ from the rule. */
function serisi(seri: readonly q.DegisenToplanti[], o: { yer: string; aciklama: string }): TakvimToplantisi[] {
  const [ilk] = seri;
  if (ilk === undefined || ilk.seri_ani === null || ilk.tekrar_kural === null) return [];
  // The last meeting that was not moved represents the rule.
  const ornek = seri.findLast((t) => t.durum !== 'iptal' && t.baslama_zamani === t.seri_ani) ?? ilk;
  const ayrilan = seri.filter(
    (t) =>
      t.durum !== 'iptal' &&
      (t.baslama_zamani !== t.seri_ani ||
        suresi(t) !== suresi(ornek) ||
        t.konu !== ornek.konu ||
        t.oda_id !== ornek.oda_id ||
        t.yer !== ornek.yer),
  );
  return [
    {
      ...tekil(ornek, o),
      sira: Math.max(...seri.map((t) => t.ics_sira)),
      bas: ilk.seri_ani,
      bit: Date.parse(ilk.seri_ani) + suresi(ornek),
      iptal: seri.every((t) => t.durum === 'iptal'),
      seriAni: null,
      seri: {
        tekrar: ilk.tekrar_kural,
        adet: seri.length,
        olmayan: seri.flatMap((t) => (t.durum === 'iptal' && t.seri_ani !== null ? [t.seri_ani] : [])),
      },
    },
    ...ayrilan.map((t) => tekil(t, o)),
  ];
}

/** The sender of a mail, and the address that calendars answer to: the company's own mail address. */
async function duzenleyeni({ db, config }: Pick<ProductAct, 'db' | 'config'>, id: number) {
  const { rows } = await sql<{ ad: string; eposta: string | null }>`
    select gorunen_ad as ad, eposta from kisi where id = ${id}`.execute(db);
  const { ad, eposta } = rows[0]!;
  const gonderen = config.smtp && gonderenAdresi(config.smtp.from);
  return { ad, eposta: gonderen ?? eposta ?? 'toplanti@masabasi.invalid' };
}

const odaAdi = async (db: Db, id: number | null): Promise<string | null> =>
  id === null
    ? null
    : ((await db.selectFrom('toplanti_oda').select('ad').where('id', '=', id).executeTakeFirst())?.ad ?? null);

/** The meetings under the numbers in one guest's calendar. */
const davetlinin = (db: Db, toplantilar: readonly TakvimToplantisi[], eposta: string): Promise<TakvimToplantisi[]> =>
  Promise.all(toplantilar.map(async (t) => ({ ...t, uid: `${t.uid}-${await davetliKodu(db, t.uid, eposta)}` })));

/** True when the person can be reached: people who work here in the product itself, everybody else by mail. */
const ulasilir = (d: q.Davetli): boolean => d.kisi_id !== null || epostaMi(d.eposta);

/**
 * Writes mails to the invited people, and notifies the ones who work here. The answer of a newly invited person is
 * pending.
 */
export async function davetYaz(ctx: ProductAct, g: Gonderilen): Promise<void> {
  const { db, simdi, config, ben } = ctx;
  const { toplanti: t, tur } = g;
  const [duzenleyen, oda] = [await duzenleyeni(ctx, t.duzenleyen_id), await odaAdi(db, t.oda_id)];
  const gundem = gundemYazisi(t.gundem);
  const yer = yeri(oda, t);
  const gun = istanbulGunu(t.baslama_zamani);
  const tekrar = g.seri !== undefined && t.tekrar_kural !== null ? TEKRARLAR[t.tekrar_kural] : null;
  const bilgi = [
    `Konu: ${t.konu}`,
    `Zaman: ${uzunTarihYaz(gun)}, ${istanbulSaati(t.baslama_zamani)}–${istanbulSaati(t.bitis_zamani)} (Türkiye saati)`,
    ...(tekrar === null ? [] : [`Tekrar: ${tekrar}, ${g.seri!.length} toplantı`]),
    ...(yer === '' ? [] : [`Yer: ${yer}`]),
    ...(t.link === null ? [] : [`Bağlantı: ${t.link}`]),
    ...(tur === 'iptal' && t.iptal_nedeni !== null ? [`İptal nedeni: ${t.iptal_nedeni}`] : []),
    ...(gundem === '' || tur === 'iptal' ? [] : ['', 'Gündem:', gundem]),
  ].join('\n');
  const anlatilan = { yer, aciklama: gundem };
  const toplantilar = g.yalniz
    ? g.yalniz.map((s) => tekil(s, anlatilan))
    : g.seri
      ? serisi(g.seri, anlatilan)
      : [tekil(t, anlatilan)];
  for (const d of g.davetliler.filter((k) => epostaMi(k.eposta))) {
    const kod = await kodu(db, d);
    await q.katilimciDegistir(db, d.id, { token_ozeti: kodOzeti(kod) });
    const sorulur = tur !== 'iptal' && d.rol !== 'bilgi' && config.publicUrl !== null;
    const metot = tur === 'iptal' ? ('CANCEL' as const) : ('REQUEST' as const);
    await postaYaz(db, {
      alici: d.eposta,
      konu: `${BASLIK[tur]}: ${t.konu}, ${araligi(t.baslama_zamani, t.bitis_zamani)}`,
      metin: [
        `Sayın ${d.ad},`,
        `${duzenleyen.ad}, ${CUMLE[tur]}`,
        bilgi,
        ...(sorulur
          ? [`Katılıp katılmayacağınızı bu adresten bildirebilirsiniz:\n${config.publicUrl}/davet/${kod}`]
          : []),
      ].join('\n\n'),
      simdi,
      takvim: {
        metot,
        icerik: davetTakvimi({
          metot,
          toplantilar: t.uid_kisisel ? await davetlinin(db, toplantilar, d.eposta) : toplantilar,
          duzenleyen,
          davetli: { ad: d.ad, eposta: d.eposta, rol: d.rol, yanit: d.davet_durum },
          simdi,
        }),
      },
    });
  }
  await bildir(ctx, TOPLANTI_DAVETI, {
    kisiler: g.davetliler.flatMap((d) => (d.kisi_id === null || d.kisi_id === ben.Id ? [] : [d.kisi_id])),
    baslik: `${BASLIK[tur]}: ${t.konu}, ${araligi(t.baslama_zamani, t.bitis_zamani)}`,
    yol: kayitYolu(SAYFA.toplanti[0], t.id),
  });
  const sorulan = tur === 'iptal' ? [] : g.davetliler.filter((d) => d.davet_durum === 'davetsiz' && ulasilir(d));
  if (sorulan.length === 0) return;
  // Everybody is invited to the whole series.
  const idler = (g.seri ?? [t]).map((s) => s.id);
  await sql`update toplanti_katilimci set davet_durum = 'bekliyor'
    where toplanti_id = any(${idler}::int[]) and davet_durum = 'davetsiz'
      and (kisi_id is not null or eposta <> '')`.execute(db);
}
