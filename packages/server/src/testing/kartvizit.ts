import type { KartOnerisi } from '@masabasi/core/pazarlama/kartvizit/okuma';
import { buyuk } from '@masabasi/core/platform/text/metin';
import { type CizilenKart, kartCiz } from '@masabasi/demo/pazarlama/kartvizit/resim';

/** Forty made-up cards with their expected fields. No real person or company is meant. */

const KISILER = `Şükrü İğdırlı|Satış ve Pazarlama Müdürü
Çağla Öztürk|Genel Müdür
Ümit Güneş|Bilgi İşlem Sorumlusu
Iraz Kılıçoğlu|Satın Alma Uzmanı
İpek Yılmazer|İnsan Kaynakları Müdürü
Doğuş Şahinbaş|Yazılım Mühendisi
Gülşah Çınar|Kurucu Ortak
Özgür Işık|Bölge Satış Temsilcisi
Tuğba Ağaoğlu|Muhasebe Müdürü
Oğuzhan Üçok|Proje Koordinatörü
Ayşegül Göçmen|Başhekim
Mehmet Emin Sağlam|Teknik Müdür
Zeynep Nur Dağdelen|Kurumsal İletişim Uzmanı
Cüneyt Özçelik|Yönetim Kurulu Başkanı
Işıl Bağcı|Dış Ticaret Müdürü
Hüseyin Çiğdem|Üretim Müdürü
Şebnem Ertuğrul|Hukuk Danışmanı
İlker Gündoğdu|Sistem Yöneticisi
Büşra Köşker|Yönetici Asistanı
Yiğit Şenöz|İş Geliştirme Direktörü`;
const FIRMALAR = `Gümüşçağ Yazılım A.Ş.|gumuscag
Işıltı Medikal Ltd. Şti.|isiltimedikal
Özgün Diş Polikliniği|ozgundis
Çınaraltı Danışmanlık A.Ş.|cinaralti
Yıldıztepe Hastanesi|yildiztepe
Güneşli Lojistik Ltd. Şti.|guneslilojistik
İğneada Turizm A.Ş.|igneadaturizm
Şehriban Gıda San. ve Tic. A.Ş.|sehribangida
Ağaçlı Mühendislik|agaclimuhendislik
Üçgen Bilişim Teknolojileri A.Ş.|ucgenbilisim`;
const YERLER = `Kızılırmak Mah. 1443. Cad. No: 25/7|Çankaya|Ankara
Bağdat Cad. No: 312 Kat: 4|Kadıköy|İstanbul
Işıklar Cad. No: 18/2|Muratpaşa|Antalya
Kıbrıs Şehitleri Cad. No: 61|Konak|İzmir
Uğur Mumcu Sok. No: 9/3|Şişli|İstanbul
Çamlık Mah. Gül Sok. No: 4|Ümraniye|İstanbul
Fevzi Çakmak Bulvarı No: 110|Seyhan|Adana
Güzelyalı Mah. Deniz Sok. No: 27|Mudanya|Bursa
Organize Sanayi Bölgesi 5. Cad. No: 12|Şehitkamil|Gaziantep
Gazi Mah. Iğdır Sok. No: 33|Tepebaşı|Eskişehir`;

const parcala = (s: string) => s.split('\n').map((satir) => satir.split('|'));

const sade = (s: string): string =>
  s
    .replace(/[ıİIçÇğĞöÖşŞüÜ]/g, (h) => 'iiiccggoossuu'['ıİIçÇğĞöÖşŞüÜ'.indexOf(h)]!)
    .replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));

/** Expected fields of a card. */
export type BeklenenKart = Omit<KartOnerisi, 'Ad' | 'Soyad' | 'IlId' | 'IlceId'> & {
  readonly Kisi: string;
  readonly Yer: string;
};

export interface UydurmaKart {
  readonly cizilen: CizilenKart;
  readonly beklenen: BeklenenKart;
  readonly ciz: () => Promise<Buffer>;
}

const hane = (n: number, adet: number) => String(n).padStart(adet, '0');

function kart(n: number): UydurmaKart {
  const [kisi, unvan] = parcala(KISILER)[n % 20]! as [string, string];
  const [firma, alan] = parcala(FIRMALAR)[(n * 3) % 10]! as [string, string];
  const [sokak, ilce, il] = parcala(YERLER)[(n * 7 + Math.floor(n / 10)) % 10]! as [string, string, string];
  const [a, b, c] = [hane(100 + ((n * 137) % 900), 3), hane((n * 41) % 100, 2), hane((n * 67) % 100, 2)];
  const onek = ['532', '505', '541', '555'][n % 4]!;
  const alanKodu = ['312', '216', '242', '232'][n % 4]!;
  const gsm = [
    `0${onek} ${a} ${b} ${c}`,
    `+90 ${onek} ${a} ${b} ${c}`,
    `0 (${onek}) ${a} ${b} ${c}`,
    `0${onek}.${a}.${b}.${c}`,
  ][n % 4]!;
  const tel = [`0${alanKodu} ${c}4 ${b} ${c}`, `+90 (${alanKodu}) ${c}4 ${b} ${c}`][n % 2]!;
  const parcalari = sade(kisi).split(' ');
  const eposta = `${n % 3 === 0 ? parcalari[0]!.slice(0, 1) : parcalari[0]}.${parcalari.at(-1)}@${alan}.com.tr`;
  const web = `www.${alan}.com.tr`;
  const etiketli = n % 3 !== 2;
  const buyukAd = n % 5 === 2;
  const adYazisi = buyukAd ? buyuk(kisi) : kisi;
  const faks = n % 4 === 1 ? [`Faks: 0${alanKodu} ${c}5 ${c} ${b}`] : [];
  return {
    cizilen: {
      kisi: adYazisi,
      unvan,
      firma,
      satirlar: [
        etiketli ? `GSM: ${gsm}` : gsm,
        etiketli ? `Tel: ${tel}` : tel,
        ...faks,
        ...(n % 6 === 5 ? [`${eposta}  |  ${web}`] : [etiketli ? `E-posta: ${eposta}` : eposta, web]),
      ],
      adres: n % 2 === 0 ? [sokak, `${ilce} / ${n % 4 === 0 ? buyuk(il) : il}`] : [`${sokak} ${ilce} / ${il}`],
    },
    beklenen: {
      Kisi: kisi,
      Unvan: unvan,
      Firma: firma,
      GSM: `0${onek}${a}${b}${c}`,
      Telefon: `0${alanKodu}${c}4${b}${c}`,
      Eposta: eposta,
      Web: web,
      Adres: sokak,
      Yer: `${ilce}, ${il}`,
    },
    ciz() {
      return kartCiz(this.cizilen, n);
    },
  };
}

export const UYDURMA_KARTLAR: readonly UydurmaKart[] = Array.from({ length: 40 }, (_, n) => kart(n));

/** For each field of a card true when the read value is right. */
export function dogrular(o: KartOnerisi, b: BeklenenKart, yerYaz: (il: number | null, ilce: number | null) => string) {
  const okunan: BeklenenKart = {
    Kisi: `${o.Ad} ${o.Soyad}`.trim(),
    Unvan: o.Unvan,
    Firma: o.Firma,
    GSM: o.GSM,
    Telefon: o.Telefon,
    Eposta: o.Eposta,
    Web: o.Web,
    Adres: o.Adres,
    Yer: yerYaz(o.IlId, o.IlceId),
  };
  return (Object.keys(b) as (keyof BeklenenKart)[]).map((alan) => ({
    alan,
    okunan: okunan[alan],
    beklenen: b[alan],
    dogru: okunan[alan] === b[alan],
  }));
}
