import { kurus } from '@masabasi/core/platform/money/para';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { onayNedeni, riskCumlesi, riskToplami } from '@masabasi/core/pazarlama/teklif/bayi';
import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir, halledildi } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { ISKONTO_ONAYI } from './bildirim.ts';
import { sahibineBildir, type TeklifIslemi, yolu } from './degisim.ts';
import * as q from './queries.ts';
import { riskiSorulan } from './risk.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** Approval by a second person: a discount over the writer's limit, or a dealer's risk over its limit. */

/** The sentence for everybody, without a figure. */
export const RISK_ASIMI = riskCumlesi(null);

/**
 * The sentence about a dealer's risk on a quote. Empty when there is none. @param acik true for a reader with the
 * right to the terms
 */
export async function riskSozu(db: Db, t: TeklifKarti, acik: boolean, bugun: Gun): Promise<string> {
  const risk = t.RiskAsimi && acik ? await riskiSorulan(db, t, bugun) : null;
  return t.RiskAsimi ? riskCumlesi(risk === null ? null : { risk, tutar: t.LiraToplam }) : '';
}

/** The sentence that stops sending, when the dealer's risk is the only obstacle. Null when another one exists. */
export async function gonderEngeli(
  { db, ben, simdi }: ProductAct,
  t: TeklifKarti,
  c: TeklifCagirani,
): Promise<string | null> {
  return gecisEngeli(TEKLIF_SURECI, { ...t, RiskAsimi: false }, 'gonderildi', c) === null
    ? riskSozu(db, t, yetkiVar(ben, YETKI.bayiKosul), istanbulGunu(simdi))
    : null;
}

/** The approver and the approved risk. The risk counts at this moment, not at the request for approval. */
export async function onayi({ db, simdi, kisi }: TeklifIslemi, t: TeklifKarti, nereye: TeklifDurumu) {
  if (nereye !== 'onaylandi') return { onaylayan_id: null, risk_onayi: null };
  const risk = t.RiskAsimi ? await riskiSorulan(db, t, istanbulGunu(simdi)) : null;
  return { onaylayan_id: kisi, risk_onayi: risk === null ? null : kurus(riskToplami(risk) + t.LiraToplam) };
}

/** Notifies the approvers of a waiting quote, and the asker of an approval. */
export async function onayiBildir(
  is: TeklifIslemi,
  t: TeklifKarti,
  nereye: TeklifDurumu,
  c: TeklifCagirani,
): Promise<void> {
  const hangisi = `${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`;
  await halledildi(is, ISKONTO_ONAYI, { kayit: t.Id });
  if (nereye === 'onay_bekliyor')
    await bildir(is, ISKONTO_ONAYI, {
      kisiler: await q.onaylayanlar(is.db, t.Yazanlar, t.ProjeId),
      kayit: t.Id,
      baslik: `${onayNedeni(t, c.sinir)} onayı bekleniyor: ${hangisi}`,
      yol: yolu(t.Id),
    });
  else if (nereye === 'onaylandi')
    await sahibineBildir(
      is,
      t,
      `${t.RiskAsimi ? 'Teklifiniz' : 'İskontonuz'} onaylandı: ${hangisi}`,
      '',
      ISKONTO_ONAYI,
    );
}
