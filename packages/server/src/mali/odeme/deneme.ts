import { randomBytes } from 'node:crypto';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { DENEME_DAKIKA, SORGU_DAKIKA } from '@masabasi/core/mali/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import type { OdemeConfig } from './odemeConfig.ts';
import { red } from '../../platform/http/context.ts';
import { tokenOzeti } from '../../platform/http/access.ts';
import { odemeEngeli, type Yazan } from './kayit.ts';
import * as q from './queries.ts';

/** Opens an attempt for one invoice, or for several invoices that it closes in their order. */

const HARFLER = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Writes 20 bytes as a payment number: 20 characters from an alphabet of 32. */
export const oidYaz = (bayt: Uint8Array): string => Array.from(bayt.subarray(0, 20), (b) => HARFLER[b % 32]).join('');

const dakika = (simdi: Date, n: number): Date => new Date(simdi.getTime() + n * 60_000);

export interface AcilacakDeneme {
  readonly odeme: Pick<OdemeConfig, 'saglayici'>;
  readonly taksit: number;
  readonly kisi: number | null;
  readonly ip: string;
  /** Note about the way on which the payer came here. */
  readonly not?: string;
  /** A fixed order number, where it must be the same each time. Otherwise the number is random. */
  readonly oid?: string;
}

/**
 * Opens an attempt for the rest of these locked invoices, or returns the equal open attempt. A different attempt stays
 * closed until the bank has reported the open one: otherwise both could be paid.
 * @param faturalar at least one, in the order in which they are closed
 */
export async function denemeAc(is: Pick<Yazan, 'db' | 'simdi'>, faturalar: readonly FaturaKarti[], o: AcilacakDeneme) {
  const { db, simdi } = is;
  const engel = faturalar.map(odemeEngeli).find((e) => e !== null);
  if (engel !== undefined && engel !== null) return red(engel);
  const tutar = kurus(faturalar.reduce((t, f) => t + f.Kalan, 0));
  for (const acik of await q.acikDenemeler(
    db,
    faturalar.map((f) => f.Id),
  )) {
    const paylar = await q.paylari(db, acik.id);
    const ayni =
      acik.taksit === o.taksit &&
      acik.saglayici === o.odeme.saglayici &&
      paylar.length === faturalar.length &&
      paylar.every((p, n) => p.FaturaId === faturalar[n]!.Id && p.Tutar === faturalar[n]!.Kalan);
    const suruyor = new Date(acik.son_gecerlilik) > simdi && (acik.durum === 'HAZIR' || acik.durum === 'BANKADA');
    if (ayni && suruyor) return { durum: true as const, id: acik.id, oid: acik.oid };
    if (acik.durum !== 'HAZIR') {
      const no = faturalar.find((f) => paylar.some((p) => p.FaturaId === f.Id))?.No;
      return red(
        `${faturalar.length === 1 ? 'Bu faturanın' : `${no} faturasının`} süren bir ödemesi var; bankanın yanıtı bekleniyor. En geç ${istanbulSaati(dakika(new Date(acik.son_gecerlilik), SORGU_DAKIKA))} gibi kapanır.`,
      );
    }
    await q.gecir(db, acik.id, ['HAZIR'], { durum: 'SURESI_DOLDU', bitis: simdi });
    await q.olayYaz(db, {
      denemeId: acik.id,
      zaman: simdi,
      kimden: 'biz',
      tur: 'suresi',
      aciklama: 'Bankaya gönderilmeden yerine yenisi açıldı.',
    });
  }
  const { id, oid } = await db
    .insertInto('odeme_deneme')
    .values({
      fatura_id: faturalar[0]!.Id,
      saglayici: o.odeme.saglayici,
      oid: o.oid ?? oidYaz(randomBytes(20)),
      tutar,
      taksit: o.taksit,
      durum: 'HAZIR',
      acan_id: o.kisi,
      ip: o.ip,
      zaman: simdi,
      son_gecerlilik: dakika(simdi, DENEME_DAKIKA),
    })
    .returning(['id', 'oid'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('odeme_pay')
    .values(faturalar.map((f, n) => ({ deneme_id: id, fatura_id: f.Id, sira: n + 1, tutar: f.Kalan, acik: true })))
    .execute();
  await db
    .updateTable('odeme_deneme')
    .set({ ref_ozeti: tokenOzeti(await q.refi(db, id)) })
    .where('id', '=', id)
    .execute();
  const neyin =
    faturalar.length === 1
      ? 'Tutar faturanın kalanıdır.'
      : `Tutar ${faturalar.length} faturanın kalanıdır; en eski vadeden başlanır: ${faturalar.map((f) => f.No).join(', ')}.`;
  await q.olayYaz(db, {
    denemeId: id,
    zaman: simdi,
    kimden: o.kisi === null ? 'musteri' : 'kisi',
    tur: 'acildi',
    aciklama: [`${paraYaz(tutar, 'TRY')}${o.taksit > 1 ? `, ${o.taksit} taksit` : ''}.`, o.not, neyin]
      .filter(Boolean)
      .join(' '),
    kisi: o.kisi,
  });
  return { durum: true as const, id, oid };
}
