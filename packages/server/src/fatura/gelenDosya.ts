import yauzl from 'yauzl';

/** Files with invoices of others, as they are brought or come: one XML, or an archive of them, read within limits. */

/** Said of what cannot be read; its message is for who brought it. */
export class GelenDosyaHatasi extends Error {
  override name = 'GelenDosyaHatasi';
}
export interface GelenXml {
  readonly ad: string;
  readonly xml: string;
}

const EN_COK_XML = 2 * 1024 * 1024;
/** Of all that an archive holds: it is read while others wait. */
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

/** The text of an XML by the encoding that it names. */
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
  /** What lies beside them and is not read, by its name. */
  readonly otekiler: readonly string[];
}
/** The files of an archive. What it says of their sizes is believed only until they are read. */
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
      // The first says it; whatever comes after it is heard by nobody. Entries are asked for one by one, so none follows.
      const hata = (cumle: string) => olmadi(new GelenDosyaHatasi(cumle));
      zip.on('error', () => hata(BOZUK));
      zip.on('end', () => tamam({ dosyalar, otekiler }));
      zip.on('entry', (giris: yauzl.Entry) => {
        adet++;
        const okunur = uzanti.test(giris.fileName);
        // What is not read takes no room.
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
 * The XMLs in a file: itself, or those in the archive that it is; and a sentence for whatever lies beside them.
 * @throws GelenDosyaHatasi what is refused about it
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
      // One file that says nothing is refused; of several the others stay.
      if (!(e instanceof GelenDosyaHatasi) || dosyalar.length === 1) throw e;
      atlanan.push(e.message);
    }
  if (xmller.length === 0) throw new GelenDosyaHatasi(atlanan.join(' '));
  return { xmller, atlanan };
}

/**
 * The text of a list of registered ones: XML or text, by itself or alone in an archive.
 * @throws GelenDosyaHatasi what is refused about it
 */
export async function listeMetni(ad: string, veri: Buffer): Promise<string> {
  const dosyalar = arsivMi(veri)
    ? (await arsiviAc(veri, /\.(xml|csv|txt)$/i, EN_COK_LISTE, EN_COK_LISTE)).dosyalar
    : [{ ad, veri }];
  if (dosyalar.length !== 1) throw new GelenDosyaHatasi('Arşivde tek bir liste olmalı.');
  return xmlMetni(dosyalar[0]!.ad, dosyalar[0]!.veri, EN_COK_LISTE);
}
