import { kurus } from '@masabasi/core/para';
import { gecisEngeli } from '@masabasi/core/surec';
import { onayNedeni, riskCumlesi, riskToplami } from '@masabasi/core/teklif/bayi';
import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo } from '@masabasi/core/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/teklif/satirlar';
import { type Gun, istanbulGunu } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { bildir } from '../bildirim/kayit.ts';
import type { Db } from '../db/connect.ts';
import { yetkiVar } from '../http/access.ts';
import { ISKONTO_ONAYI } from './bildirim.ts';
import { sahibineBildir, type Yapan, yolu } from './degisim.ts';
import type { Ctx } from './form.ts';
import * as q from './queries.ts';
import { riskiSorulan } from './risk.ts';

/** What of a quote is approved by a second pair of eyes: a discount over the writer's limit, a dealer's risk over its own. */

/** The sentence for everybody, without a figure. */
export const RISK_ASIMI = riskCumlesi(null);

/** What is said of a dealer's risk on a quote; empty: nothing. @param acik whether the reader may see what was agreed */
export async function riskSozu(db: Db, t: TeklifKarti, acik: boolean, bugun: Gun): Promise<string> {
  const risk = t.RiskAsimi && acik ? await riskiSorulan(db, t, bugun) : null;
  return t.RiskAsimi ? riskCumlesi(risk === null ? null : { risk, tutar: t.LiraToplam }) : '';
}

/** Why a quote is not sent, where the dealer's risk alone is in the way; null: something else is. */
export async function gonderEngeli({ db, ben, simdi }: Ctx, t: TeklifKarti, c: TeklifCagirani): Promise<string | null> {
  return gecisEngeli(TEKLIF_SURECI, { ...t, RiskAsimi: false }, 'gonderildi', c) === null
    ? riskSozu(db, t, yetkiVar(ben, YETKI.bayiKosul), istanbulGunu(simdi))
    : null;
}

/** Who approves, and what: the risk as it is at this moment, whatever it was when approval was asked for. */
export async function onayi({ db, simdi, kisi }: Yapan, t: TeklifKarti, nereye: TeklifDurumu) {
  if (nereye !== 'onaylandi') return { onaylayan_id: null, risk_onayi: null };
  const risk = t.RiskAsimi ? await riskiSorulan(db, t, istanbulGunu(simdi)) : null;
  return { onaylayan_id: kisi, risk_onayi: risk === null ? null : kurus(riskToplami(risk) + t.LiraToplam) };
}

/** Tells those who may approve that something waits, and whoever asked that it was approved. */
export async function onayiBildir(is: Yapan, t: TeklifKarti, nereye: TeklifDurumu, c: TeklifCagirani): Promise<void> {
  const hangisi = `${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`;
  if (nereye === 'onay_bekliyor')
    await bildir(is, ISKONTO_ONAYI, {
      kisiler: await q.onaylayanlar(is.db, t.Yazanlar, t.ProjeId),
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
