import { createHash } from 'node:crypto';
import type { FaturaBelgesi } from '@masabasi/core/mali/fatura/belge';
import { KANIT_DENETIMLERI, type KanitDenetimi } from '@masabasi/core/mali/fatura/kanit';
import { karekodAykiriliklari } from '@masabasi/core/mali/fatura/karekod';
import { faturaAykiriliklari } from '@masabasi/core/mali/fatura/kontrol';
import { tutarKontrolleri } from '@masabasi/core/mali/fatura/tutarlar';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Temel } from '../../platform/http/context.ts';
import { faturaKoku, koktenOku } from './oku.ts';
import { karekodu } from './pdf.ts';
import { type ResmiDenetim, resmiDenetim } from './sema.ts';
import { ublYaz } from './ubl.ts';
import { yapiAykiriliklari } from './yapi.ts';

/** Proof of an invoice: the checks before it left, and their results. */

export interface KanitSatiri {
  readonly Denetim: KanitDenetimi;
  readonly Gecti: boolean;
  /** Reason for a failed check. Empty when it passed. */
  readonly Ayrinti: string;
}

export const xmlOzeti = (xml: string): Buffer => createHash('sha256').update(xml).digest();

/**
 * Checks an XML with everything that needs no other party.
 * @param ozet digest that is stored with the XML
 * @param o.belge document from which the XML was written. Absent for an old invoice, which is checked against itself
 * @param o.resmi result of the official schema and the official rules
 */
export function kanitla(
  xml: string,
  ozet: Buffer,
  bugun: Gun,
  { belge, resmi }: { readonly belge?: FaturaBelgesi; readonly resmi: ResmiDenetim },
): KanitSatiri[] {
  const kok = faturaKoku(xml);
  const okunan = koktenOku(kok);
  const cumleler: Record<KanitDenetimi, string[]> = {
    kurallar: [],
    tutarlar: [],
    yapi: yapiAykiriliklari(kok, bugun).map((a) => a.Cumle),
    sema: [...(resmi.sema ?? [])],
    resmiKurallar: [...(resmi.resmiKurallar ?? [])],
    geriOkuma: [],
    karekod: karekodAykiriliklari(okunan, karekodu(okunan)),
    ozet: xmlOzeti(xml).equals(ozet) ? [] : ['Saklanan özet başka.'],
  };
  tutarKontrolleri(okunan, (_, cumle) => void cumleler.tutarlar.push(cumle));
  const tutarlar = new Set(cumleler.tutarlar);
  for (const { Cumle } of faturaAykiriliklari(okunan, { bugun }))
    if (!tutarlar.has(Cumle)) cumleler.kurallar.push(Cumle);
  // The writer is a pure function: writing the document that was read must give the same bytes.
  if (ublYaz(okunan) !== xml || (belge !== undefined && JSON.stringify(okunan) !== JSON.stringify(belge)))
    cumleler.geriOkuma.push('XML’den okunan, yazılandan başka.');
  const sorulan = (Object.keys(KANIT_DENETIMLERI) as KanitDenetimi[]).filter(
    (d) => (d !== 'sema' && d !== 'resmiKurallar') || resmi[d] !== null,
  );
  return sorulan.map((Denetim) => ({
    Denetim,
    Gecti: cumleler[Denetim].length === 0,
    Ayrinti: cumleler[Denetim].join(' '),
  }));
}

/** Stores the proof of an invoice. An existing proof stays. */
export const kanitYaz = (db: Db, faturaId: number, ozet: Buffer, satirlar: readonly KanitSatiri[], simdi: Date) =>
  sql`insert into fatura_kanit (fatura_id, zaman, xml_ozet, denetimler)
    values (${faturaId}, ${simdi}, ${ozet}, ${JSON.stringify(satirlar)}::jsonb) on conflict (fatura_id) do nothing`.execute(
    db,
  );

/** Proof of an invoice. Null: it was cut before proofs existed. */
export const kaniti = (db: Db, faturaId: number) =>
  read(db).first(sql<{ Zaman: string; Sha256: string; denetimler: KanitSatiri[] }>`
    select zaman as "Zaman", encode(xml_ozet, 'hex') as "Sha256", denetimler from fatura_kanit
    where fatura_id = ${faturaId}`);

/**
 * Makes sure that a cut invoice has a proof. Invoices from before proofs existed are checked now. Returns the reason
 * that it may not leave, or null.
 */
export async function kanitSagla(
  { db, simdi, config }: Pick<Temel, 'db' | 'simdi' | 'config'>,
  faturaId: number,
): Promise<string | null> {
  const { xml, xml_ozet } = await db
    .selectFrom('fatura')
    .select(['xml', 'xml_ozet'])
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  if (xml === null || xml_ozet === null) return 'Fatura kesilmemiş.';
  const bugun = istanbulGunu(simdi);
  const satirlar = kanitla(xml, xml_ozet, bugun, { resmi: await resmiDenetim(config.semaDizini, xml, bugun) });
  const kalan = satirlar.filter((s) => !s.Gecti);
  if (kalan.length > 0) return kalan.map((s) => s.Ayrinti).join(' ');
  await kanitYaz(db, faturaId, xml_ozet, satirlar, simdi);
  return null;
}
