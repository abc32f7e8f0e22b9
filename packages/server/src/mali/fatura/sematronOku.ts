import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Element, type Node, parseXmlDocument } from 'slimdom';

/**
 * Reads the official rules: a Schematron in one file or in several that include each other. An unknown construct is
 * refused, because a skipped rule would seem to hold.
 */

/** A fault in the rules themselves. Its message is for the operator. */
export class SematronHatasi extends Error {}

export interface Deger {
  readonly ad: string;
  readonly ifade: string;
}
interface Sinama {
  /** The test of an `assert` has to hold, that of a `report` must not. */
  readonly tur: 'assert' | 'report';
  readonly ifade: string;
  readonly kimlik: string;
  /** Text, and expressions that produce text. */
  readonly mesaj: readonly (string | { readonly ifade: string })[];
}
export interface Kural {
  readonly baglam: string;
  readonly degerler: readonly Deger[];
  readonly sinamalar: readonly Sinama[];
}
export interface Sematron {
  readonly uzaylar: ReadonlyMap<string, string>;
  readonly degerler: readonly Deger[];
  /** In each pattern only the first rule that matches a node counts. */
  readonly desenler: readonly (readonly Kural[])[];
}

const SCH = 'http://purl.oclc.org/dsdl/schematron';
const DILLER = /^(?:(?:xslt|xpath)[23]?)?$/i;

/** Allowed parents of each element, and the attributes that are understood or have no effect. */
const BILINEN: Readonly<Record<string, readonly [icinde: string, nitelikler: string]>> = {
  schema: ['title p ns let pattern rule include', 'id schemaVersion queryBinding fpi icon see'],
  pattern: ['title p let rule include', 'id name fpi icon see'],
  rule: ['p let assert report extends include', 'id context abstract flag role subject fpi icon see'],
  assert: ['value-of name emph span dir', 'id test flag role subject fpi icon see'],
  report: ['value-of name emph span dir', 'id test flag role subject fpi icon see'],
  let: ['', 'name value'],
  ns: ['', 'prefix uri'],
  extends: ['', 'rule'],
  include: ['', 'href'],
  'value-of': ['', 'select'],
  name: ['', 'path'],
};
const adlar = (s: string): readonly string[] => s.split(' ').filter(Boolean);

const ogeMi = (n: Node): n is Element => n.nodeType === 1;
const nitelik = (d: Element, ad: string): string => {
  const deger = d.getAttribute(ad)?.trim() ?? '';
  if (deger === '') throw new SematronHatasi(`${d.localName} öğesinde ${ad} yazılmamış`);
  return deger;
};

function bilinenMi(d: Element): void {
  const bilinen = BILINEN[d.localName];
  if (bilinen === undefined) return;
  for (const { localName, namespaceURI, name } of d.attributes)
    if (namespaceURI === null && localName !== 'xmlns' && !adlar(bilinen[1]).includes(localName))
      throw new SematronHatasi(`${d.localName} öğesindeki ‘${name}’ niteliği bilinmiyor`);
}

class Okuyucu {
  readonly uzaylar = new Map<string, string>();
  readonly degerler: Deger[] = [];
  readonly desenler: Element[][] = [];
  readonly #soyut = new Map<string, Element>();
  readonly #dizin: string;
  /** Files of the open includes, from the outermost on. */
  readonly #acik: string[] = [];

  constructor(dizin: string) {
    this.#dizin = dizin;
  }

  ac(dosya: string): Element {
    let metin: string;
    try {
      metin = readFileSync(join(this.#dizin, dosya), 'utf8').replace(/^\uFEFF/, '');
    } catch {
      throw new SematronHatasi(`${dosya} okunamadı`);
    }
    try {
      const kok = parseXmlDocument(metin).documentElement;
      if (kok !== null) return kok;
    } catch (e) {
      throw new SematronHatasi(`${dosya} geçerli bir XML değil: ${e instanceof Error ? e.message : String(e)}`);
    }
    throw new SematronHatasi(`${dosya} boş`);
  }

  #icerilen(d: Element): readonly Element[] {
    const [dosya = '', parca = ''] = nitelik(d, 'href').split('#');
    const yol = relative(this.#dizin, join(this.#dizin, dosya));
    if (dosya === '' || yol !== basename(yol) || /^[a-z]+:/i.test(dosya))
      throw new SematronHatasi(`içerilen ‘${dosya}’ aynı klasörde bir dosya olmalı`);
    if (this.#acik.includes(`${yol}#${parca}`)) throw new SematronHatasi(`${yol} kendisini içeriyor`);
    const kok = this.ac(yol);
    const bulunan =
      parca === '' ? kok : [kok, ...kok.getElementsByTagName('*')].find((o) => o.getAttribute('id') === parca);
    if (bulunan === undefined) throw new SematronHatasi(`${yol} dosyasında ‘${parca}’ yok`);
    this.#acik.push(`${yol}#${parca}`);
    try {
      // Including a whole schema file means including its children.
      return bulunan.localName === 'schema' ? this.#cocuklar(bulunan) : [bulunan];
    } finally {
      this.#acik.pop();
    }
  }

  /** Children of an element, with included files in place. */
  #cocuklar(d: Element): readonly Element[] {
    const izinli = adlar(BILINEN[d.localName]?.[0] ?? '');
    bilinenMi(d);
    return d.children.flatMap((c) => {
      if (c.namespaceURI !== SCH || !izinli.includes(c.localName))
        throw new SematronHatasi(`${d.localName} öğesinin içindeki ‘${c.nodeName}’ bilinmiyor`);
      bilinenMi(c);
      return c.localName === 'include' ? this.#icerilen(c) : [c];
    });
  }

  #degeri(d: Element): Deger {
    return { ad: nitelik(d, 'name'), ifade: nitelik(d, 'value') };
  }

  #kurala(d: Element, desen: Element[]): void {
    if (d.getAttribute('abstract') === 'true') this.#soyut.set(nitelik(d, 'id'), d);
    else desen.push(d);
  }

  sema(kok: Element): void {
    if (kok.namespaceURI !== SCH || kok.localName !== 'schema') throw new SematronHatasi('kök öğesi schema değil');
    const dil = kok.getAttribute('queryBinding') ?? '';
    if (!DILLER.test(dil)) throw new SematronHatasi(`‘${dil}’ dili (queryBinding) bilinmiyor`);
    for (const c of this.#cocuklar(kok))
      if (c.localName === 'ns') {
        const [on, uzay] = [nitelik(c, 'prefix'), nitelik(c, 'uri')];
        if ((this.uzaylar.get(on) ?? uzay) !== uzay)
          throw new SematronHatasi(`‘${on}’ ön eki iki ad alanını birden gösteriyor`);
        this.uzaylar.set(on, uzay);
      } else if (c.localName === 'let') this.degerler.push(this.#degeri(c));
      else if (c.localName === 'pattern') {
        const desen: Element[] = [];
        // The package keeps its lists in a separate pattern, and the names in it are known everywhere.
        for (const k of this.#cocuklar(c))
          if (k.localName === 'let') this.degerler.push(this.#degeri(k));
          else if (k.localName === 'rule') this.#kurala(k, desen);
        this.desenler.push(desen);
      } else if (c.localName === 'rule') {
        // The general rules of the package stand outside of any pattern, and each counts by itself.
        const desen: Element[] = [];
        this.#kurala(c, desen);
        this.desenler.push(desen);
      }
    const tekrar = this.degerler.find((d, n) => this.degerler.findIndex((b) => b.ad === d.ad) !== n);
    if (tekrar !== undefined) throw new SematronHatasi(`‘${tekrar.ad}’ değeri iki kez tanımlanmış`);
  }

  /** All parts of a rule, with those of the abstract rules that it extends. */
  #parcalar(d: Element, ustler: readonly Element[]): readonly Element[] {
    if (ustler.includes(d)) throw new SematronHatasi(`‘${d.getAttribute('id')}’ kuralı kendisinden türüyor`);
    return this.#cocuklar(d).flatMap((c) => {
      if (c.localName !== 'extends') return [c];
      const ad = nitelik(c, 'rule');
      const asil = this.#soyut.get(ad);
      if (asil === undefined) throw new SematronHatasi(`soyut ‘${ad}’ kuralı yok`);
      return this.#parcalar(asil, [...ustler, d]);
    });
  }

  #mesaji(d: Element): Sinama['mesaj'] {
    return d.childNodes.flatMap((n): Sinama['mesaj'] => {
      if (!ogeMi(n)) return n.nodeType === 3 || n.nodeType === 4 ? [n.nodeValue ?? ''] : [];
      if (n.localName === 'name') return [{ ifade: `string((${n.getAttribute('path') ?? '.'})[1]/name())` }];
      if (n.localName === 'value-of')
        return [{ ifade: `string-join(for $d in (${nitelik(n, 'select')}) return string($d), ' ')` }];
      return [n.textContent ?? ''];
    });
  }

  kurali(d: Element): Kural {
    const baglam = nitelik(d, 'context');
    const degerler: Deger[] = [];
    const sinamalar: Sinama[] = [];
    for (const p of this.#parcalar(d, []))
      if (p.localName === 'let') degerler.push(this.#degeri(p));
      else if (p.localName === 'assert' || p.localName === 'report') {
        this.#cocuklar(p);
        const kimlik = p.getAttribute('id') ?? baglam;
        sinamalar.push({ tur: p.localName, ifade: nitelik(p, 'test'), kimlik, mesaj: this.#mesaji(p) });
      }
    return { baglam, degerler, sinamalar };
  }
}

/**
 * Reads the rules in a file and in its includes from the same folder.
 * @throws SematronHatasi names an unreadable or unknown part
 */
export function sematronOku(dizin: string, dosya: string): Sematron {
  const o = new Okuyucu(dizin);
  o.sema(o.ac(dosya));
  return {
    uzaylar: o.uzaylar,
    degerler: o.degerler,
    desenler: o.desenler.map((d) => d.map((k) => o.kurali(k))),
  };
}
