import { gecikmeFaizi, SEVIYE_ADLARI, type Seviye } from '@masabasi/core/mali/gelir/rules';
import { paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { type Gun, gunFarki, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import type { FaizOrani } from '@masabasi/core/mali/gelir/rules';
import type { HamGeciken } from './queries.ts';

/** Reminder mail to a customer about late invoices: one mail, with the wording of its highest level. */

const GIRIS: Readonly<Record<Seviye, string>> = {
  1: 'Aşağıdaki faturaların vadesi geçti; gözden kaçmış olabileceğini düşünerek hatırlatmak istedik.',
  2: 'Daha önce hatırlattığımız aşağıdaki faturalar hâlâ açık görünüyor. Ödemenizi bu hafta içinde bekliyoruz.',
  3: 'Aşağıdaki faturalar hatırlatmalarımıza karşın ödenmedi. Yedi gün içinde ödenmezse yasal haklarımızı kullanacağız.',
};

export async function hatirlatmaPostasi(
  db: Db,
  simdi: Date,
  bugun: Gun,
  bunlar: readonly { readonly a: HamGeciken; readonly seviye: Seviye }[],
  oranlar: readonly FaizOrani[],
  odemeAdresleri: ReadonlyMap<number, string>,
): Promise<void> {
  const ilk = bunlar[0]!.a;
  const enSert = bunlar.reduce<Seviye>((s, b) => (b.seviye > s ? b.seviye : s), 1);
  const satirlar = bunlar.map(({ a }) => {
    const faiz = gecikmeFaizi(a.Kalan, a.Vade, bugun, oranlar);
    return [
      `- ${a.No}: kalan ${paraYaz(a.Kalan, a.Birim)}, vade ${tarihYaz(a.Vade)} (${gunFarki(a.Vade, bugun)} gün gecikmiş)`,
      ...(odemeAdresleri.has(a.FaturaId) ? [`  kartla ödemek için: ${odemeAdresleri.get(a.FaturaId)}`] : []),
      ...(enSert === 3 && faiz > 0 ? [`  bugüne kadar gecikme faizi ${paraYaz(faiz, a.Birim)}`] : []),
    ].join('\n');
  });
  await postaYaz(db, {
    alici: ilk.Eposta!,
    konu: `${SEVIYE_ADLARI[enSert]}: vadesi geçen ${bunlar.length === 1 ? ilk.No : `${bunlar.length} fatura`}`,
    metin: [
      `Sayın ${ilk.Musteri},`,
      '',
      GIRIS[enSert],
      '',
      ...satirlar,
      '',
      `Toplam: ${toplamYaz(bunlar.map(({ a }) => [a.Birim, a.Kalan]))}`,
      'Ödemenizi yaptıysanız lütfen bu e-postayı dikkate almayınız.',
      '',
      (await kurulumSatiri(db))?.sirket ?? '',
    ].join('\n'),
    simdi,
  });
}
