import { fileURLToPath } from 'node:url';
import type { IzinSatiri, PersonelIzin } from '@masabasi/core/izin/contract';
import { TATIL_GUNLERI, gunSayisiYaz } from '@masabasi/core/izin/rules';
import { type An, tarihYaz, uzunTarihYaz, zamanYaz } from '@masabasi/core/tarih';
import PdfBelgesi from 'pdfkit';

/** The core fonts of PDF have no ş, ğ, İ; these are embedded, cut to the letters that occur. */
const INCE = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const KALIN = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

const SOL = 50;
const GENISLIK = 495.28;
const ORTA = SOL + GENISLIK / 2;

export interface IzinFormu {
  readonly kisi: {
    readonly Ad: string;
    readonly Departman: string;
    readonly Sorumlu: string | null;
    readonly Sirket: string;
  };
  readonly ozet: PersonelIzin;
  readonly izin: IzinSatiri;
  /** The arithmetic of the duration. */
  readonly hesap: string;
  /** Annual leave is set off against the balance. */
  readonly yillik: boolean;
  readonly simdi: An;
}

type Doc = PDFKit.PDFDocument;

function satir(doc: Doc, etiket: string, deger: string, sol: number, en: number): number {
  const y = doc.y;
  doc
    .font(INCE)
    .fontSize(8)
    .fillColor('#555555')
    .text(etiket, sol, y, { width: en - 10 });
  doc
    .font(KALIN)
    .fontSize(10)
    .fillColor('#000000')
    .text(deger, sol, doc.y + 1, { width: en - 10 });
  return doc.y;
}

/** Two fields beside each other. */
function ikili(doc: Doc, bir: readonly [string, string], iki: readonly [string, string]): void {
  const y = doc.y;
  const sonBir = satir(doc, ...bir, SOL + 10, GENISLIK / 2 - 10);
  doc.y = y;
  const sonIki = satir(doc, ...iki, ORTA, GENISLIK / 2 - 10);
  doc.y = Math.max(sonBir, sonIki) + 8;
}

function bolum(doc: Doc, baslik: string, govde: () => void): void {
  doc.font(KALIN).fontSize(10).fillColor('#1f4e8c').text(baslik, SOL, doc.y, { width: GENISLIK });
  const ust = doc.y + 4;
  doc.y = ust + 10;
  govde();
  doc
    .lineWidth(0.6)
    .strokeColor('#9aa5b1')
    .rect(SOL, ust, GENISLIK, doc.y - ust)
    .stroke();
  doc.y += 14;
}

function imzalar(doc: Doc, kutular: readonly (readonly [unvan: string, ad: string])[]): void {
  const en = GENISLIK / kutular.length;
  const ust = doc.y;
  kutular.forEach(([unvan, ad], i) => {
    const sol = SOL + i * en;
    doc.lineWidth(0.6).strokeColor('#9aa5b1').rect(sol, ust, en, 96).stroke();
    doc
      .font(KALIN)
      .fontSize(9)
      .fillColor('#000000')
      .text(unvan, sol + 6, ust + 7, { width: en - 12, align: 'center' });
    doc
      .font(INCE)
      .fontSize(9)
      .text(ad, sol + 6, ust + 21, { width: en - 12, height: 24, align: 'center', ellipsis: true });
    doc
      .fontSize(8)
      .fillColor('#555555')
      .text('Tarih:', sol + 8, ust + 58);
    doc.text('İmza:', sol + 8, ust + 76);
  });
  doc.y = ust + 110;
}

const gunYaz = (n: number): string => `${gunSayisiYaz(n)} gün`;

/** The leave form, one A4 page, drawn from data: nothing is fetched and nothing of it is interpreted. */
export function izinFormu({ kisi, ozet, izin, hesap, yillik, simdi }: IzinFormu): Promise<Buffer> {
  const doc = new PdfBelgesi({
    size: 'A4',
    margins: { top: 45, bottom: 40, left: SOL, right: SOL },
    lang: 'tr',
    info: { Title: `İzin Talep Formu - ${kisi.Ad}`, Author: kisi.Sirket, Creator: 'Masabaşı' },
  });
  const parcalar: Buffer[] = [];
  const bitti = new Promise<Buffer>((tamam, hata) => {
    doc.on('data', (p: Buffer) => void parcalar.push(p));
    doc.on('end', () => tamam(Buffer.concat(parcalar)));
    doc.on('error', hata);
  });

  doc.font(KALIN).fontSize(13).text(kisi.Sirket, SOL, doc.y, { width: GENISLIK, align: 'center' });
  doc.moveDown(0.3).fontSize(16).text('İZİN TALEP FORMU', { width: GENISLIK, align: 'center' });
  const belge = `Belge No: ${izin.Id}/${izin.Surum}    Düzenlenme: ${zamanYaz(simdi)}`;
  doc.moveDown(0.3).font(INCE).fontSize(8).fillColor('#555555').text(belge, { width: GENISLIK, align: 'center' });
  doc.moveDown(1.2);

  bolum(doc, 'Personel', () => {
    ikili(doc, ['Adı Soyadı', kisi.Ad], ['Departman', kisi.Departman]);
    ikili(
      doc,
      ['İlk İşe Giriş', ozet.IseBaslama ? tarihYaz(ozet.IseBaslama) : '-'],
      ['Son İşe Giriş', ozet.IseGiris ? tarihYaz(ozet.IseGiris) : '-'],
    );
  });
  bolum(doc, 'İzin', () => {
    const kural = TATIL_GUNLERI.find((t) => t.Id === izin.Tatil_Gunleri)?.Ad ?? '-';
    ikili(doc, ['İzin Türü', izin.izinTur], ['Tatil Günleri', kural]);
    ikili(doc, ['İzin Başlangıcı', uzunTarihYaz(izin.Baslangic)], ['İşe Başlama Tarihi', uzunTarihYaz(izin.Bitis)]);
    if (izin.Izin_Baslama_Saati !== null || izin.Izin_Bitis_Saati !== null)
      ikili(doc, ['Başlama Saati', izin.Izin_Baslama_Saati ?? '-'], ['Bitiş Saati', izin.Izin_Bitis_Saati ?? '-']);
    ikili(
      doc,
      ['Kullanılan Gün', gunYaz(izin.KullanilanGun)],
      ['Kullanılan Saat', `${gunSayisiYaz(izin.KullanilanSaat)} saat`],
    );
    ikili(
      doc,
      ['Resmi Tatil', gunYaz(izin.Resmi_Gun_Sayisi)],
      ['Hesap', izin.ElleDuzeltildi === 1 ? `${hesap} (elle düzeltildi)` : hesap],
    );
    if (izin.Aciklama !== '') {
      doc
        .font(INCE)
        .fontSize(8)
        .fillColor('#555555')
        .text('Açıklama', SOL + 10, doc.y);
      const kutu = { width: GENISLIK - 20, height: 96, ellipsis: true };
      doc
        .fontSize(9)
        .fillColor('#000000')
        .text(izin.Aciklama, SOL + 10, doc.y + 1, kutu);
      doc.y += 8;
    }
  });
  if (yillik)
    bolum(doc, `Yıllık İzin Durumu (${zamanYaz(simdi).slice(0, 10)})`, () => {
      ikili(doc, ['Çalışma Yılı', String(ozet.cyil)], ['Bu Yılki Hak', gunYaz(ozet.HakGun)]);
      ikili(doc, ['Toplam Hak Edilen', gunYaz(ozet.Kumulatif_Toplam)], ['Kullanılan', gunYaz(ozet.Kullanilan)]);
      ikili(
        doc,
        ['Kalan (bu izin düşülmüş)', gunYaz(ozet.KalanGun)],
        ['Sonraki İzne Kalan', ozet.izneKalanGun === null ? '-' : gunYaz(ozet.izneKalanGun)],
      );
    });

  doc.font(INCE).fontSize(9).fillColor('#000000');
  doc.text('Yukarıda belirtilen tarihlerde izinli sayılmamı arz ederim.', SOL, doc.y, { width: GENISLIK });
  doc.y += 12;
  imzalar(doc, [
    ['Talep Eden', kisi.Ad],
    ['Departman Sorumlusu', kisi.Sorumlu ?? ''],
    ['Onaylayan', ''],
  ]);
  doc.end();
  return bitti;
}
