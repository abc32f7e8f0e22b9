import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { KADRO } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';

const DUYURULAR = [
  {
    baslik: 'Teras kullanımı hakkında',
    metin:
      'Değerli çalışma arkadaşlarımız,\n\nTerastaki küllükler dolduğunda lütfen boşaltınız, çay bardaklarını mutfağa geri götürünüz ve çıkarken kapıyı kapatınız. Rüzgârlı günlerde şemsiyelerin kapalı kalmasını, saat 20.00’den sonra komşularımız için alçak sesle konuşulmasını rica ederiz.\n\nGösterdiğiniz özen için teşekkür ederiz.',
    gun: -2,
    sure: 30,
    onemli: true,
    departmanlar: [],
  },
  {
    baslik: 'Yangın tatbikatı',
    metin:
      'Önümüzdeki hafta içinde habersiz bir yangın tatbikatı yapılacaktır. Toplanma yeri binanın önündeki otoparktır.',
    gun: -1,
    sure: 14,
    onemli: false,
    departmanlar: [],
  },
  {
    baslik: 'Gece vardiyası için yemek saatleri',
    metin: 'Gece yemekleri artık 02.00 ile 04.00 arasında alt kattaki yemekhanede verilmektedir.',
    gun: -6,
    sure: 45,
    onemli: false,
    departmanlar: ['Destek', 'Kurulum'],
  },
];

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const yazan = (await kadroIdleri(db)).get(KADRO.find((k) => k.kullanici === 'yonetici')!.no)!;
  const departmanlar = await db.selectFrom('departman').select(['id', 'ad']).orderBy('id').execute();
  await db
    .insertInto('duyuru')
    .values(
      DUYURULAR.map((d) => ({
        baslik: d.baslik,
        metin: d.metin,
        baslangic: gunEkle(bugun, d.gun),
        bitis: gunEkle(bugun, d.gun + d.sure),
        departmanlar: departmanlar.filter((x) => d.departmanlar.includes(x.ad)).map((x) => x.id),
        onemli: d.onemli,
        yazan_id: yazan,
        zaman: new Date(istanbulAni(gunEkle(bugun, d.gun), '09:12')),
      })),
    )
    .execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'duyuru', sonra: ['personel'], yaz }];
