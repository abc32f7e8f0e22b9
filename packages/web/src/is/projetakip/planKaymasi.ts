import type { PlanFormu } from '@masabasi/core/is/projetakip/contract';
import { PLAN_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import type { KayanPlan, PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { read } from '../../platform/call/cagri.ts';
import { onayla } from '../../ui/Confirm.tsx';

/** Most moving plans that the question names; the others are counted. */
const EN_COK_SORULAN = 12;

const satiri = (k: KayanPlan): string =>
  `${k.Ad}${k.DurumAnahtar === 'taslak' ? '' : ` (${PLAN_DURUM_ADLARI[k.DurumAnahtar]}, yeni versiyon açılır)`}: ${tarihYaz(k.EskiBaslama)} – ${tarihYaz(k.EskiBitis)} yerine ${tarihYaz(k.YeniBaslama)} – ${tarihYaz(k.YeniBitis)}`;

/**
 * Shows the plans that a change would move, and answers the request to send. A sentence: the change is impossible.
 * Null: the person declined. Throws the errors of its read.
 */
export async function kaymayiSor(plan: PlanFormu): Promise<{ plan: PlanFormu; Kaydir: boolean } | string | null> {
  const { Engel, kayanlar } = await read(oda.projePlanOnizle, { plan });
  if (Engel !== null) return Engel;
  if (kayanlar.length === 0) return { plan, Kaydir: false };
  const fazla = kayanlar.length - EN_COK_SORULAN;
  const evet = await onayla({
    baslik: `${kayanlar.length} plan daha kayacak`,
    metin: [...kayanlar.slice(0, EN_COK_SORULAN).map(satiri), ...(fazla > 0 ? [`Ve ${fazla} plan daha.`] : [])].join(
      '\n',
    ),
    onay: 'Kaydır ve Kaydet',
  });
  return evet ? { plan, Kaydir: true } : null;
}

/** A plan as form values that change nothing. */
export const formu = ({
  Id,
  Surum,
  ProjeId,
  KonuId,
  Ad,
  Aciklama,
  Baslama_Tarihi,
  Bitis_Tarihi,
  SorumluId,
  EkipId,
  Tahmini_Sure,
  KilometreTasi,
  Bagimliliklar,
}: PlanSatiri): PlanFormu => ({
  Id,
  Surum,
  ProjeId,
  KonuId,
  Ad,
  Aciklama,
  Baslama_Tarihi,
  Bitis_Tarihi,
  SorumluId,
  EkipId,
  Tahmini_Sure,
  KilometreTasi,
  Bagimliliklar: [...Bagimliliklar],
});
