import type { Gun } from '@masabasi/core/platform/time/tarih';
import { EARSIV_SENARYOSU } from '@masabasi/core/mali/fatura/kodlar';
import fontoxpath from 'fontoxpath';
import { type Node, parseXmlDocument } from 'slimdom';
import { type Deger, type Kural, type Sematron, SematronHatasi } from './sematronOku.ts';

/** Checks an invoice against the official rules, which are XPath 2. */

const { evaluateXPath, evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } = fontoxpath;

/** Objection of an official rule to an invoice. */
export interface KuralAykiriligi {
  /** Official name of the rule. */
  readonly kimlik: string;
  readonly cumle: string;
}

const FN = 'http://www.w3.org/2005/xpath-functions';
const XS = 'http://www.w3.org/2001/XMLSchema';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
/** Namespaces of invoice elements. A rule whose context begins with another one belongs to another document. */
const FATURADA = new Set([
  ...['Invoice-2', 'CommonAggregateComponents-2', 'CommonBasicComponents-2', 'CommonExtensionComponents-2'].map(
    (ad) => UBL + ad,
  ),
  'http://www.w3.org/2000/09/xmldsig#',
  'http://uri.etsi.org/01903/v1.3.2#',
]);

/** The current day in Istanbul, not that of the machine's clock: an invoice cut after midnight is from today. */
const BUGUN = { namespaceURI: 'urn:masabasi:sematron', localName: 'bugun' };
let bugunku = new Date(0);
fontoxpath.registerCustomXPathFunction(BUGUN, [], 'xs:date', () => bugunku);

type Secenek = NonNullable<Parameters<typeof evaluateXPathToBoolean>[4]>;
const secenekleri = (uzaylar: ReadonlyMap<string, string>): Secenek => {
  const uzay = (on: string) => uzaylar.get(on) ?? { xs: XS, fn: FN }[on] ?? null;
  return {
    language: evaluateXPath.XPATH_3_1_LANGUAGE,
    namespaceResolver: uzay,
    functionNameResolver: ({ prefix, localName }, sayi) => {
      const namespaceURI = prefix === '' ? FN : uzay(prefix);
      if (namespaceURI === FN && localName === 'current-date' && sayi === 0) return BUGUN;
      return { namespaceURI: namespaceURI ?? '', localName };
    },
  };
};

interface HazirSinama {
  readonly kimlik: string;
  /** True if the rule reports a fault when its test holds (`report`). */
  readonly bulursa: boolean;
  readonly ifade: string;
  readonly mesaj: readonly (string | { readonly ifade: string })[];
}
interface HazirKural {
  readonly dugumler: string;
  readonly sinamalar: readonly HazirSinama[];
}
export interface Hazir {
  readonly secenek: Secenek;
  readonly desenler: readonly (readonly HazirKural[])[];
}

/** External variable: e-Fatura or e-Arşiv. */
const TUR = 'type';

/** An expression with the variables that it uses, and with those that they use. */
function degerleriyle(ifade: string, degerler: readonly { readonly ad: string; readonly yazilan: string }[]): string {
  let biri = `(${ifade})`;
  for (const { ad, yazilan } of degerler.toReversed())
    if (ad !== TUR && new RegExp(String.raw`\$${ad.replaceAll('.', String.raw`\.`)}(?![\w.-])`).test(biri))
      biri = `(let $${ad} := (${yazilan}) return ${biri})`;
  return biri;
}

const dugumleri = (baglam: string): string =>
  baglam.startsWith('/') && !baglam.includes('|') ? baglam : `/descendant-or-self::node()/(${baglam})`;

/** True if a rule applies to invoices, by the beginning of its context. */
const faturanin = (baglam: string, uzaylar: ReadonlyMap<string, string>): boolean => {
  const on = /^\/{0,2}([\w.-]+):(?!:)/.exec(baglam)?.[1];
  return baglam.includes('|') || on === undefined || FATURADA.has(uzaylar.get(on) ?? '');
};

/**
 * Prepares the rules and makes sure that all invoice rules can be evaluated.
 * @throws SematronHatasi names a rule that cannot
 */
export function hazirla({ uzaylar, degerler, desenler }: Sematron): Hazir {
  const secenek = secenekleri(uzaylar);
  const dene = (ne: string, ifade: string) => {
    try {
      // Applied to an empty sequence: names, functions and prefixes are resolved, but nothing is evaluated.
      evaluateXPath(`() ! ${ifade}`, null, null, { [TUR]: '' }, evaluateXPath.ALL_RESULTS_TYPE, secenek);
    } catch (e) {
      const neden = (e instanceof Error ? e.message : String(e)).match(/X[A-Z]{3}\d{4}.*/)?.[0] ?? '';
      throw new SematronHatasi(`${ne} işletilemiyor: ${neden.slice(0, 200)}`);
    }
  };
  const genel = degerler.map(({ ad, ifade }: Deger) => ({ ad, yazilan: `/ ! (${ifade})` }));
  const kural = (k: Kural): HazirKural => {
    const bilinen = [...genel, ...k.degerler.map(({ ad, ifade }) => ({ ad, yazilan: ifade }))];
    const dugumler = degerleriyle(dugumleri(k.baglam), genel);
    dene(`‘${k.baglam}’ bağlamı`, dugumler);
    const bak = faturanin(k.baglam, uzaylar) ? dene : () => undefined;
    const sinamalar = k.sinamalar.map((s) => {
      const ifade = degerleriyle(s.ifade, bilinen);
      bak(`${s.kimlik} kuralı`, ifade);
      const mesaj = s.mesaj.map((m) => {
        if (typeof m === 'string') return m;
        const yazi = degerleriyle(m.ifade, bilinen);
        bak(`${s.kimlik} kuralının cümlesi`, yazi);
        return { ifade: yazi };
      });
      return { kimlik: s.kimlik, bulursa: s.tur === 'report', ifade, mesaj };
    });
    return { dugumler, sinamalar };
  };
  return { secenek, desenler: desenler.map((d) => d.map(kural)) };
}

/**
 * Objections of the rules to an invoice, in their own words.
 * @param bugun no invoice may have a later day
 */
export function sematronAykiriliklari({ secenek, desenler }: Hazir, xml: string, bugun: Gun): KuralAykiriligi[] {
  const belge = parseXmlDocument(xml);
  bugunku = new Date(bugun);
  const senaryo = evaluateXPathToString(`/*/*[local-name() = 'ProfileID'][1]`, belge, null, {}, secenek);
  const degisken = { [TUR]: senaryo === EARSIV_SENARYOSU ? 'earchive' : 'efatura' };
  const bulunan = new Map<string, KuralAykiriligi>();
  const de = (kimlik: string, cumle: string) => void bulunan.set(`${kimlik} ${cumle}`, { kimlik, cumle });
  const sina = (d: Node, s: HazirSinama) => {
    try {
      if (evaluateXPathToBoolean(s.ifade, d, null, degisken, secenek) !== s.bulursa) return;
      const cumle = s.mesaj.map((m) =>
        typeof m === 'string' ? m : evaluateXPathToString(m.ifade, d, null, degisken, secenek),
      );
      de(s.kimlik, cumle.join('').replaceAll(/\s+/g, ' ').trim());
    } catch {
      // A rule fails to evaluate when the invoice has an unexpected structure.
      de(s.kimlik, `${s.kimlik} kuralı bu faturada işletilemedi.`);
    }
  };
  for (const desen of desenler) {
    const tutulan = new Set<Node>();
    for (const k of desen)
      for (const d of evaluateXPathToNodes<Node>(k.dugumler, belge, null, degisken, secenek)) {
        if (tutulan.has(d)) continue;
        tutulan.add(d);
        for (const s of k.sinamalar) sina(d, s);
      }
  }
  return [...bulunan.values()];
}
