/** Envelope codes of a sent invoice, and the states that they mean. */

/** `yolda`: it may still arrive. `ulasti`: it has arrived. `ret`: it was refused. `gecici`: it may be sent again. */
export type ZarfHali = 'yolda' | 'ulasti' | 'ret' | 'gecici';
export interface ZarfKodu {
  readonly Ad: string;
  readonly Hal: ZarfHali;
}

const yolda = (Ad: string): ZarfKodu => ({ Ad, Hal: 'yolda' });
const ret = (Ad: string): ZarfKodu => ({ Ad, Hal: 'ret' });
const gecici = (Ad: string): ZarfKodu => ({ Ad, Hal: 'gecici' });

/** Codes of system answers, with a text for the reader. */
export const ZARF_KODLARI: Readonly<Record<string, ZarfKodu>> = {
  '1000': yolda('Zarf kuyruğa alındı'),
  '1100': yolda('Zarf işleniyor'),
  '1110': ret('Gönderilen ZIP dosyası değil'),
  '1111': ret('Zarf numarasının uzunluğu geçersiz'),
  '1120': gecici('Zarf arşivden alınamadı'),
  '1130': ret('ZIP açılamadı'),
  '1131': ret('ZIP tek dosya içermeli'),
  '1132': ret('ZIP’in içindeki XML değil'),
  '1133': ret('Zarf numarası ile XML’in adı aynı değil'),
  '1140': ret('Belge okunamadı'),
  '1141': ret('Zarfın numarası yok'),
  '1142': ret('Zarf numarası ile ZIP’in adı aynı değil'),
  '1143': ret('Belgenin sürümü geçersiz'),
  '1150': ret('Belge GİB’in kural denetiminden geçmedi'),
  '1160': ret('Belge GİB’in şema denetiminden geçmedi'),
  '1161': ret('İmza sahibinin kimlik numarası alınamadı'),
  '1162': gecici('İmza kaydedilemedi'),
  // The answer to sending an invoice that had already arrived. Its own state is then queried.
  '1163': yolda('Fatura sistemde zaten kayıtlı'),
  '1170': gecici('Yetki denetlenemedi'),
  '1171': ret('Gönderici birimin yetkisi yok'),
  '1172': ret('Posta kutusunun yetkisi yok'),
  '1175': gecici('İmza yetkisi denetlenemedi'),
  '1176': ret('İmza sahibi yetkisiz'),
  '1177': ret('İmza geçersiz'),
  '1180': gecici('Alıcının adresi denetlenemedi'),
  '1181': ret('Alıcının adresi bulunamadı'),
  '1182': ret('Kullanıcı eklenemedi'),
  '1183': ret('Kullanıcı silinemedi'),
  '1190': gecici('Sistem yanıtı hazırlanamadı'),
  '1191': gecici('Sistem yanıtı kaydedilemedi'),
  '1195': gecici('GİB’de sistem hatası'),
  '1200': yolda('Zarf işlendi, alıcıya iletiliyor'),
  '1210': yolda('Alıcıya iletilemedi, yeniden denenecek'),
  '1215': ret('Alıcıya iletilemedi, denemeler bitti'),
  '1220': yolda('Alıcıdan sistem yanıtı bekleniyor'),
  '1230': ret('Alıcının sistemi belgeyi almadı'),
  '1300': { Ad: 'Alıcıya ulaştı', Hal: 'ulasti' },
};

/** State of a code. An unknown code leaves the invoice on its way. */
export const zarfHali = (kod: string): ZarfHali => ZARF_KODLARI[kod]?.Hal ?? 'yolda';
/** A code in words. */
export const zarfCumlesi = (kod: string): string => `${kod} ${ZARF_KODLARI[kod]?.Ad ?? 'bilinmeyen yanıt'}`;
