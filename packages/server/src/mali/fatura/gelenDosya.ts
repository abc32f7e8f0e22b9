import yauzl from 'yauzl';

/** Uploaded or received files with invoices of others: one XML or an archive, read within limits. */

/** Reason that a file cannot be read. Its message is shown to the person who uploaded it. */
export class GelenDosyaHatasi extends Error {
  override name = 'GelenDosyaHatasi';
}
export interface GelenXml {
  readonly ad: string;
  readonly xml: string;
}

const EN_COK_XML = 2 * 1024 * 1024;
/** Limit for all files of an archive together, because other requests wait during the reading. */
const EN_COK_ACILAN = 8 * 1024 * 1024;
const EN_COK_LISTE = 12 * 1024 * 1024;
const EN_COK_PARCA = 200;
const EN_COK_KAT = 100;
const BOZUK = 'Arşiv açılamadı; eksik ya da bozuk.';
const SISKIN = 'Arşiv açıldığında çok büyüyor; bu hâliyle okunmaz.';

const YAZIMLAR: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'iso-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
};

/** Text of an XML file in the encoding that it declares. */
function xmlMetni(ad: string, veri: Buffer, enCok = EN_COK_XML): string {
  if (veri.length > enCok) throw new GelenDosyaHatasi(`${ad}: XML 2 MB’den büyük olamaz.`);
  const [, soylenen = 'utf-8'] =
    /^[\uFEFF\u00EF\u00BB\u00BF]*\s*<\?xml[^>]*encoding=["']([A-Za-z0-9-]{1,20})["']/.exec(
      veri.subarray(0, 200).toString('latin1'),
    ) ?? [];
  const yazim = Object.entries(YAZIMLAR).find(([y]) => new RegExp(`^${y}$`, 'i').test(soylenen))?.[1];
  if (yazim === undefined) throw new GelenDosyaHatasi(`${ad}: ‘${soylenen}’ ile yazılmış XML okunmaz; UTF-8 olmalı.`);
  try {
    return new TextDecoder(yazim, { fatal: true }).decode(veri);
  } catch {
    throw new GelenDosyaHatasi(`${ad}: dosyadaki harfler okunamıyor; UTF-8 olmalı.`);
  }
}

interface Acilan {
  readonly dosyalar: readonly { readonly ad: string; readonly veri: Buffer }[];
  /** Names of the other files in the archive, which are not read. */
  readonly otekiler: readonly string[];
}
/** Files of an archive. Checks the declared sizes first, and the real sizes while reading. */
function arsiviAc(veri: Buffer, uzanti = /\.xml$/i, enCok = EN_COK_XML, hepsi = EN_COK_ACILAN): Promise<Acilan> {
  return new Promise((tamam, olmadi) => {
    const dosyalar: { ad: string; veri: Buffer }[] = [];
    const otekiler: string[] = [];
    let acilan = 0;
    let adet = 0;
    yauzl.fromBuffer(veri, { lazyEntries: true, validateEntrySizes: true }, (e, zip) => {
      if (e) {
        olmadi(new GelenDosyaHatasi(BOZUK));
        return;
      }
      // Only the first error counts: a promise settles once. Entries are requested singly, so no other follows.
      const hata = (cumle: string) => olmadi(new GelenDosyaHatasi(cumle));
      zip.on('error', () => hata(BOZUK));
      zip.on('end', () => tamam({ dosyalar, otekiler }));
      zip.on('entry', (giris: yauzl.Entry) => {
        adet++;
        const okunur = uzanti.test(giris.fileName);
        // Files that are not read take no memory.
        if (okunur) acilan += giris.uncompressedSize;
        if (adet > EN_COK_PARCA) hata(`Arşivde en çok ${EN_COK_PARCA} dosya olabilir.`);
        else if (acilan > hepsi || acilan > Math.max(1024 * 1024, veri.length * EN_COK_KAT)) hata(SISKIN);
        else if (giris.fileName.endsWith('/')) zip.readEntry();
        else if (!okunur) {
          otekiler.push(giris.fileName.slice(-80));
          zip.readEntry();
        } else if (giris.uncompressedSize > enCok) hata(`${giris.fileName.slice(-80)}: dosya çok büyük.`);
        else
          zip.openReadStream(giris, (e2, akis) => {
            if (e2) {
              hata(BOZUK);
              return;
            }
            const parcalar: Buffer[] = [];
            akis.on('data', (p: Buffer) => parcalar.push(p));
            akis.on('error', () => hata(BOZUK));
            akis.on('end', () => {
              dosyalar.push({ ad: giris.fileName.slice(-80), veri: Buffer.concat(parcalar) });
              zip.readEntry();
            });
          });
      });
      zip.readEntry();
    });
  });
}

const arsivMi = (veri: Buffer): boolean => veri.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/**
 * XML files in an upload: the file itself, or those in the archive, and a sentence for each skipped file.
 * @throws GelenDosyaHatasi when the upload is refused
 */
export async function gelenXmller(
  ad: string,
  veri: Buffer,
): Promise<{ readonly xmller: readonly GelenXml[]; readonly atlanan: readonly string[] }> {
  if (veri.length === 0) throw new GelenDosyaHatasi('Dosya boş.');
  const { dosyalar, otekiler } = arsivMi(veri) ? await arsiviAc(veri) : { dosyalar: [{ ad, veri }], otekiler: [] };
  const atlanan = otekiler.map((o) => `${o}: okunmadı; arşivde yalnız XML okunur.`);
  if (dosyalar.length === 0) throw new GelenDosyaHatasi(['Arşivde XML yok.', ...atlanan.slice(0, 5)].join(' '));
  const xmller: GelenXml[] = [];
  for (const d of dosyalar)
    try {
      xmller.push({ ad: d.ad, xml: xmlMetni(d.ad, d.veri) });
    } catch (e) {
      // A single unreadable file refuses the upload. Among several files the others stay.
      if (!(e instanceof GelenDosyaHatasi) || dosyalar.length === 1) throw e;
      atlanan.push(e.message);
    }
  if (xmller.length === 0) throw new GelenDosyaHatasi(atlanan.join(' '));
  return { xmller, atlanan };
}

/**
 * Text of a list of registered companies: XML or plain text, alone or as the only file of an archive.
 * @throws GelenDosyaHatasi when the file is refused
 */
export async function listeMetni(ad: string, veri: Buffer): Promise<string> {
  const dosyalar = arsivMi(veri)
    ? (await arsiviAc(veri, /\.(xml|csv|txt)$/i, EN_COK_LISTE, EN_COK_LISTE)).dosyalar
    : [{ ad, veri }];
  if (dosyalar.length !== 1) throw new GelenDosyaHatasi('Arşivde tek bir liste olmalı.');
  return xmlMetni(dosyalar[0]!.ad, dosyalar[0]!.veri, EN_COK_LISTE);
}
