import { bosSoru } from '@masabasi/core/masa/anket/duzen';
import { type AnketSorusu, SORU_TIPLERI, type SoruTipi } from '@masabasi/core/masa/anket/rules';
import { ayEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { surumYaz } from '@masabasi/server/masa/anket/kayit';
import * as q from '@masabasi/server/masa/anket/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Surveys of the demo company: after a ticket, after a training, and about a version by hand. */

const { puan, tek, cok, metin, nps, evetHayir } = SORU_TIPLERI;
type Cevap = readonly [ad: string, puan: number | null];

/** A question. Its number is its place in the survey, and its choices count on from it. */
const soru = (
  no: number,
  Tip: SoruTipi,
  Soru: string,
  o: Partial<Omit<AnketSorusu, 'Cevaplar'>> & { readonly cevaplar?: readonly Cevap[] } = {},
): AnketSorusu => {
  const { cevaplar = [], ...kalan } = o;
  const Cevaplar = cevaplar.map(([Ad, Puan], i) => ({ Id: -100 * no - i - 1, Ad, Puan }));
  return bosSoru(-100 * no, { Soru, Tip, Cevaplar, ...kalan });
};
/** Numbers of a question and of one of its choices, as `soru` gives them. */
const no = (n: number, cevap = 0): number => -100 * n - cevap;
const araliginda = (n: number, KosulEnAz: number, KosulEnCok: number) => ({
  KosulSoruId: no(n),
  KosulEnAz,
  KosulEnCok,
});
const secilince = (n: number, cevap: number) => ({ KosulSoruId: no(n), KosulCevapId: no(n, cevap) });
const ONERI = 'Programımızı bir meslektaşınıza ne kadar önerirsiniz?';

const DESTEK: readonly AnketSorusu[] = [
  soru(1, puan, 'Sorununuzun çözümünden ne kadar memnun kaldınız?', { Zorunlu: true, Agirlik: 2 }),
  soru(2, cok, 'Sizi en çok ne memnun etmedi?', {
    ...araliginda(1, 1, 2),
    Zorunlu: true,
    cevaplar: [
      ['Çözüm beklediğimden uzun sürdü', null],
      ['Sorun çözülmedi', null],
      ['Yeterince bilgi verilmedi', null],
      ['Görüşmenin üslubu', null],
      ['Diğer', null],
    ],
  }),
  soru(3, metin, 'Ne olduğunu kısaca yazar mısınız?', secilince(2, 5)),
  soru(4, puan, 'Görüştüğünüz kişinin konuya hâkimiyetini nasıl buldunuz?'),
  soru(6, nps, ONERI),
  soru(7, metin, 'Eklemek istediğiniz bir şey var mı?'),
];
/** Added by the second version, before the question about recommendation. */
const ILK_GORUSMEDE = soru(5, evetHayir, 'Sorununuz ilk görüşmede çözüldü mü?');

const EGITIM: readonly AnketSorusu[] = [
  soru(1, puan, 'Eğitimden ne kadar memnun kaldınız?', { Zorunlu: true, Agirlik: 2 }),
  soru(2, puan, 'Eğitmenin anlatımını nasıl buldunuz?'),
  soru(3, tek, 'Eğitimin süresi nasıldı?', {
    cevaplar: [
      ['Yeterliydi', 100],
      ['Kısaydı', 40],
      ['Uzundu', 60],
    ],
  }),
  soru(4, metin, 'Hangi konuya daha çok zaman ayrılmalıydı?', secilince(3, 2)),
  soru(5, evetHayir, 'Anlatılanları işinizde kullanabiliyor musunuz?'),
  soru(6, nps, ONERI),
  soru(7, metin, 'Sonraki eğitimler için öneriniz var mı?'),
];

const SURUM: readonly AnketSorusu[] = [
  soru(1, puan, 'Yeni sürümden ne kadar memnunsunuz?', { Zorunlu: true, Agirlik: 2 }),
  soru(2, evetHayir, 'Güncellemeden sonra işiniz aksadı mı?', { Zorunlu: true, Agirlik: 0 }),
  soru(3, cok, 'Ne aksadı?', {
    ...araliginda(2, 1, 1),
    cevaplar: [
      ['Kurulum uzun sürdü', null],
      ['Program yavaşladı', null],
      ['Hata iletisi aldık', null],
      ['Alıştığımız ekran değişti', null],
    ],
  }),
  soru(4, tek, 'Sürüm notları yenilikleri anlamanıza yetti mi?', {
    cevaplar: [
      ['Yetti', 100],
      ['Kısmen', 50],
      ['Yetmedi', 0],
      ['Okumadım', null],
    ],
  }),
  soru(5, nps, ONERI),
  soru(6, metin, 'Bir sonraki sürümde ne görmek istersiniz?'),
];

const ANKETLER = [
  {
    ad: 'Destek Görüşmesi Sonrası',
    sorular: DESTEK,
    olay: 'gorusme',
    sessiz_gun: 30,
    bekleme_dk: 60,
    esik: 50,
    giris: 'Destek görüşmeniz sona erdi. Bir dakikanızı ayırıp hizmetimizi değerlendirir misiniz?',
    tesekkur: 'Değerlendirmeniz bize ulaştı, teşekkür ederiz. Memnun kalmadıysanız sizi arayacağız.',
    betik:
      'İyi günler, Masabaşı Yazılım’dan arıyorum. Son destek görüşmenizle ilgili kısa bir değerlendirme rica edecektim; iki dakikanızı alır. Uygun musunuz?',
  },
  {
    ad: 'Eğitim Sonrası',
    sorular: EGITIM,
    olay: 'egitim',
    sessiz_gun: 0,
    bekleme_dk: 1440,
    esik: 60,
    giris: 'Katıldığınız eğitimi değerlendirir misiniz? Sonraki eğitimleri yanıtlarınıza göre hazırlıyoruz.',
    tesekkur: 'Teşekkür ederiz. Yanıtınız eğitmenimize ve eğitim ekibimize iletildi.',
    betik:
      'İyi günler, Masabaşı Yazılım’dan arıyorum. Geçtiğimiz günlerdeki eğitiminiz için birkaç sorum olacaktı. Uygun musunuz?',
  },
  {
    ad: 'Sürüm Değerlendirmesi',
    sorular: SURUM,
    olay: null,
    sessiz_gun: 60,
    bekleme_dk: 0,
    esik: 50,
    giris: 'Programınız güncellendi. Yeni sürümle ilgili görüşünüzü almak isteriz.',
    tesekkur: 'Teşekkür ederiz. Yanıtınız yazılım ekibimize iletildi.',
    betik:
      'İyi günler, Masabaşı Yazılım’dan arıyorum. Programınızın yeni sürümüyle ilgili görüşünüzü alacaktım. Uygun musunuz?',
  },
] as const;

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const ani = (ay: number) => new Date(istanbulAni(ayEkle(bugun, ay), '09:30'));
  for (const [i, { ad, sorular, ...ayarlar }] of ANKETLER.entries()) {
    const { id: anketId } = await db
      .insertInto('tanim')
      .values({ liste: 'memnuniyetTur', ad, sira: i + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await q.ekle(db, anketId, { gecerlilik_gun: 14, orneklem_yuzde: 100, ...ayarlar });
    const ilk = await surumYaz(db, { anketId, sorular, zaman: ani(-25), kisi: null });
    if (sorular === DESTEK) {
      const yer = ilk.sorular.findIndex((s) => s.Tip === nps);
      const yeni = ilk.sorular.toSpliced(yer, 0, ILK_GORUSMEDE);
      await surumYaz(db, { anketId, sorular: yeni, zaman: ani(-14), kisi: null });
    }
    await q.degistir(db, anketId, { taslak: null });
  }
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'anket', sonra: ['tanim'], yaz }];
