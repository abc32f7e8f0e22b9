import { gecerliKosul } from '@masabasi/core/pazarlama/bayi/rules';
import { type BayiRiski, riskToplami } from '@masabasi/core/pazarlama/teklif/bayi';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import type { BayiRiskKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { type TeklifDurumu, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { kosullar } from '../bayi/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { bayininAciklari } from '../../mali/fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

/**
 * A dealer's risk: the open sums of its customers' invoices and of invoices from its quotes, and its accepted quotes
 * whose invoice is a draft or could not be drafted. All products count, for every reader.
 */

/** Largest number of shown rows of each kind. One sum holds the others. */
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
/** The dealer's accepted quotes, each with its invoice, oldest first. */
const kabuller = (db: Db, bayiId: number) =>
  read(db).rows(sql<BekleyenTeklif & { readonly Bekler: boolean }>`
    select e.id as "Id", e.no as "No", e.revizyon as "Revizyon", e.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
      e.proje_id as "ProjeId", (e.karar_zamani at time zone 'Europe/Istanbul')::date as "Tarih",
      e.lira_toplam as "Tutar", e.fatura_id as "FaturaId",
      e.lira_toplam > 0 and (f.durum = 'taslak' or e.fatura_id is null and e.fatura_engeli <> '') as "Bekler"
    from teklif e join musteri m on m.id = e.musteri_id left join fatura f on f.id = e.fatura_id
    where e.bayi_id = ${bayiId} and e.durum = 'kabul' order by e.karar_zamani, e.id`);

const toplami = (satirlar: readonly { readonly Tutar: Kurus }[]): Kurus =>
  kurus(satirlar.reduce((t, s) => t + s.Tutar, 0));

/** The terms that are valid today. Null when there are none. */
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

/** Only a quote that waits to be sent asks for its dealer's risk. */
const RISK_SORULUR: ReadonlySet<TeklifDurumu> = new Set(['taslak', 'onay_bekliyor', 'onaylandi']);
/** Today's risk of the dealer of an unsent quote. Null when the quote asks for none, or the dealer has no limit. */
export async function riskiSorulan(
  db: Db,
  t: { readonly BayiId: number | null; readonly DurumAnahtar: TeklifDurumu },
  bugun: Gun,
): Promise<BayiRiski | null> {
  if (t.BayiId === null || !RISK_SORULUR.has(t.DurumAnahtar)) return null;
  const Limit = (await kosulu(db, t.BayiId, bugun))?.RiskLimiti ?? null;
  return Limit === null ? null : { ...(await oku(db, t.BayiId)).toplam, Limit };
}

/** A dealer's risk with its rows, as far as the reader works with their products. */
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
