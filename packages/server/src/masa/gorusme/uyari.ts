import { vermeUyarisi, type Yokluk } from '@masabasi/core/masa/devir/rules';
import type { GorusmeSatiri, KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { AYNI_KONU_SAATI } from '@masabasi/core/masa/gorusme/rules';
import { sozZamani } from '@masabasi/core/masa/sla/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { red } from '../../platform/http/context.ts';
import { ozetleri } from '../../musteri/lisans/api.ts';
import { calisan } from '../../mesai/mola/api.ts';
import { kisininHali, yokluklar } from '../../mesai/pano/api.ts';
import { acilaninSozu } from '../sla/api.ts';
import { ayniKonudaki } from './queries.ts';

/** Warnings before a ticket is opened or handed on. After the warning the person may go on. */

export type Uyari = 'lisans' | 'ayniKonu' | 'yok';

interface Soran {
  readonly db: Db;
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly simdi: Date;
}

const uyar = (uyari: Uyari, msg: string, gorusme: KardesGorusme | null = null) => ({ ...red(msg), uyari, gorusme });

/** Warns that the customer had a licence of the product and has no valid one. Going on takes a right. */
async function lisansUyarisi({ db, ben, urunler, simdi }: Soran, musteriId: number, projeId: number, gordu: boolean) {
  const bunlar = (await ozetleri(db, [musteriId], urunler, istanbulGunu(simdi))).filter((l) => l.ProjeId === projeId);
  if (bunlar.length === 0 || bunlar.some((l) => l.Durum === 'Aktif' || l.Durum === 'Demo')) return null;
  const son = bunlar[0]!;
  const hali = son.BitisTarihi === null ? son.Durum : `${son.Durum}, bitişi ${tarihYaz(son.BitisTarihi)}`;
  const cumle = `Müşterinin ${son.Proje} lisansı geçerli değil (${son.LisansNo}: ${hali}).`;
  if (!yetkiVar(ben, YETKI.lisanssizDestek))
    return red(`${cumle} Lisansı geçerli olmayan müşteriye destek için yetkiniz yok; yöneticinize danışınız.`);
  return gordu ? null : uyar('lisans', `${cumle} Yine de destek verilsin mi?`);
}

/** Warns of an open ticket of the customer about the same subject. */
async function konuUyarisi({ db, urunler, simdi }: Soran, musteriId: number, konuId: number) {
  const g = await ayniKonudaki(db, { musteriId, konuId, simdi }, urunler);
  if (g === null) return null;
  const kimde = g.Atanan === null ? '' : ` (${g.Atanan})`;
  return uyar(
    'ayniKonu',
    `Müşterinin bu konuda son ${AYNI_KONU_SAATI} saatte açılmış bir görüşmesi var: ${g.No}${kimde}. Ona eklemek ister misiniz?`,
    g,
  );
}

/** A ticket to be assigned, and the end of its promise. */
export interface VerilecekSoz {
  readonly No: string;
  readonly SlaBitis: string | null;
}

/** Warns that the assignee is absent, now or when the promises of the tickets are due. */
export async function yokUyarisi({ db, ben, simdi }: Soran, kisiId: number, sozler: readonly VerilecekSoz[]) {
  if (kisiId === ben.Id) return null;
  const kisi = await calisan(db, kisiId);
  if (!kisi) return null;
  const [hal, bunlar] = await Promise.all([
    kisininHali(db, ben, { Id: kisiId, DepartmanId: kisi.DepartmanId }, simdi),
    yokluklar(
      db,
      ben,
      sozler.map((s) => ({ kisiId, an: s.SlaBitis })),
      simdi,
    ),
  ]);
  const dolanlar = sozler.flatMap(({ No, SlaBitis }, i) => {
    const neden = bunlar[i] ?? null;
    return neden === null || SlaBitis === null ? [] : [{ No, zaman: sozZamani(SlaBitis, simdi), neden }];
  });
  const nerede = hal === null || hal.stil === 'masa' ? null : hal.etiket;
  const cumle = vermeUyarisi(kisi.Ad, nerede, dolanlar, sozler.length);
  return cumle === null ? null : uyar('yok', cumle);
}

/** The rows of a list, each with the reason for which its assignee is absent when its promise ends. */
export async function sozYokluklari<G extends Pick<GorusmeSatiri, 'AtananId' | 'SlaBitis' | 'SlaHali'>>(
  { db, ben, simdi }: Soran,
  satirlar: readonly G[],
): Promise<(G & { SozYokluk: Yokluk | null })[]> {
  const bunlar = await yokluklar(
    db,
    ben,
    satirlar.map((g) => ({ kisiId: g.AtananId, an: g.SlaHali === 'durdu' ? null : g.SlaBitis })),
    simdi,
  );
  return satirlar.map((g, i) => ({ ...g, SozYokluk: bunlar[i] ?? null }));
}

/** The person connected for a ticket now; null: nobody. */
const gorusmedeSuren = (db: Db, gorusmeId: number) =>
  read(db).first(sql<{ Kisi: string }>`
    select k.gorunen_ad as "Kisi" from baglanti b join kisi k on k.id = b.kisi_id
    where b.gorusme_id = ${gorusmeId} and b.bitis is null order by b.id limit 1`);

/** Warns that a person is still connected for the ticket to be solved. */
export async function baglantiUyarisi(db: Db, gorusmeId: number) {
  const suren = await gorusmedeSuren(db, gorusmeId);
  if (suren === null) return null;
  const msg = `${suren.Kisi} şu an bu görüşme için müşteriye bağlı. Önce bağlantıyı bitirmek daha doğru olur.`;
  return { ...red(msg), uyari: 'baglanti' as const };
}

interface YeniGorusme {
  readonly MusteriId: number;
  readonly ProjeId: number;
  readonly KonuId: number;
  readonly OncelikId: number;
  readonly AtananId: number | null;
  /** Solved during the call: no promise is left. */
  readonly cozuldu: boolean;
}

/** The first warning before a ticket is opened; null: none, or all were seen. */
export async function acmaUyarisi(s: Soran, g: YeniGorusme, gordum: readonly Uyari[]) {
  const lisans = await lisansUyarisi(s, g.MusteriId, g.ProjeId, gordum.includes('lisans'));
  if (lisans !== null) return lisans;
  const konu = gordum.includes('ayniKonu') ? null : await konuUyarisi(s, g.MusteriId, g.KonuId);
  if (konu !== null) return konu;
  if (g.AtananId === null || gordum.includes('yok')) return null;
  const SlaBitis = g.cozuldu ? null : await acilaninSozu(s.db, g.OncelikId, s.simdi);
  return yokUyarisi(s, g.AtananId, [{ No: '', SlaBitis }]);
}
