import { gecerliKosul } from '@masabasi/core/bayi/rules';
import { type BayiRiski, riskToplami } from '@masabasi/core/teklif/bayi';
import { type Kurus, kurus } from '@masabasi/core/para';
import type { BayiRiskKarti } from '@masabasi/core/teklif/satirlar';
import { type TeklifDurumu, teklifNo } from '@masabasi/core/teklif/rules';
import type { Gun } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { kosullar } from '../bayi/queries.ts';
import type { Db } from '../db/connect.ts';
import { bayininAciklari } from '../fatura/queries.ts';
import type { UrunKapsami } from '../http/access.ts';

/**
 * What a dealer stands for: what is open of its customers' invoices and of those that came of its quotes, and its quotes that
 * were accepted and whose invoice is a draft, or could not be drafted. All of it counts, whoever sees which products.
 */

/** So many rows of each kind are shown; the others stand in one sum. */
const EN_COK_SATIR = 200;

interface BekleyenTeklif {
  readonly Id: number;
  readonly No: string;
  readonly Revizyon: number;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly ProjeId: number;
  readonly Tarih: Gun;
  readonly Tutar: Kurus;
  readonly FaturaId: number | null;
}
/** The dealer's quotes that were accepted, each with its invoice, the oldest first. */
const kabuller = async (db: Db, bayiId: number) =>
  (
    await sql<BekleyenTeklif & { readonly Bekler: boolean }>`
      select e.id as "Id", e.no as "No", e.revizyon as "Revizyon", e.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
        e.proje_id as "ProjeId", (e.karar_zamani at time zone 'Europe/Istanbul')::date as "Tarih",
        e.lira_toplam as "Tutar", e.fatura_id as "FaturaId",
        e.lira_toplam > 0 and (f.durum = 'taslak' or e.fatura_id is null and e.fatura_engeli <> '') as "Bekler"
      from teklif e join musteri m on m.id = e.musteri_id left join fatura f on f.id = e.fatura_id
      where e.bayi_id = ${bayiId} and e.durum = 'kabul' order by e.karar_zamani, e.id`.execute(db)
  ).rows;

const toplami = (satirlar: readonly { readonly Tutar: Kurus }[]): Kurus =>
  kurus(satirlar.reduce((t, s) => t + s.Tutar, 0));

/** What was agreed for today; null: nothing. */
const kosulu = async (db: Db, bayiId: number, bugun: Gun) => gecerliKosul(await kosullar(db, bayiId), bugun);

async function oku(db: Db, bayiId: number) {
  const kabul = await kabuller(db, bayiId);
  const teklifler = kabul.filter((t) => t.Bekler);
  const faturalar = await bayininAciklari(
    db,
    bayiId,
    kabul.flatMap((t) => t.FaturaId ?? []),
  );
  return { faturalar, teklifler, toplam: { Fatura: toplami(faturalar), Teklif: toplami(teklifler) } };
}

/** What waits to be sent asks for its dealer's risk; what was sent does no more. */
const RISK_SORULUR: ReadonlySet<TeklifDurumu> = new Set(['taslak', 'onay_bekliyor', 'onaylandi']);
/** What the dealer of a quote that is not sent yet stands for today; null: nobody asks, or there is no limit. */
export async function riskiSorulan(
  db: Db,
  t: { readonly BayiId: number | null; readonly DurumAnahtar: TeklifDurumu },
  bugun: Gun,
): Promise<BayiRiski | null> {
  if (t.BayiId === null || !RISK_SORULUR.has(t.DurumAnahtar)) return null;
  const Limit = (await kosulu(db, t.BayiId, bugun))?.RiskLimiti ?? null;
  return Limit === null ? null : { ...(await oku(db, t.BayiId)).toplam, Limit };
}

/** What a dealer stands for with the rows that it is made of, as far as somebody works with their products. */
export async function riskKarti(db: Db, bayiId: number, urunler: UrunKapsami, bugun: Gun): Promise<BayiRiskKarti> {
  const [kosul, hepsi] = await Promise.all([kosulu(db, bayiId, bugun), oku(db, bayiId)]);
  const gorulen = <S extends { readonly ProjeId: number }>(satirlar: readonly S[]): S[] =>
    satirlar.filter((s) => urunler.includes(s.ProjeId)).slice(0, EN_COK_SATIR);
  const [faturalar, teklifler] = [gorulen(hepsi.faturalar), gorulen(hepsi.teklifler)];
  return {
    ...hepsi.toplam,
    Limit: kosul?.RiskLimiti ?? null,
    KosulVar: kosul !== null,
    faturalar: faturalar.map(({ ProjeId: _p, ...f }) => f),
    teklifler: teklifler.map(({ Id, No, Revizyon, MusteriId, Musteri, Tarih, Tutar }) => ({
      Id,
      No: teklifNo(No, Revizyon),
      MusteriId,
      Musteri,
      Tarih,
      Tutar,
    })),
    Gorunmeyen: kurus(riskToplami(hepsi.toplam) - toplami(faturalar) - toplami(teklifler)),
  };
}
