import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ham } from '../mali/odeme/form.ts';
import type { Isyeri, Yonlendirme } from '../mali/odeme/saglayici.ts';

/**
 * Banks and payment services as seen from their own side, for tests. Each has its own code for signatures and shares
 * nothing with ours, so that the two can disagree.
 */

export const ISYERI: Omit<Isyeri, 'sayfa' | 'api'> = {
  uye: '700655000200',
  terminal: '30691298',
  kullanici: 'apiuser',
  parola: 'Sifre123/',
  iadeKullanici: 'iadeuser',
  iadeParola: 'Iade456/',
  anahtar: 'TRPS0200',
  tuz: 'tuz123',
};

export const sha = (alg: string, s: string, bicim: 'hex' | 'base64') => createHash(alg).update(s).digest(bicim);
export const mac = (alg: string, s: string, bicim: 'hex' | 'base64') =>
  createHmac(alg, ISYERI.anahtar).update(s).digest(bicim);
export const ust = (s: string) => s.replace(/[a-f]/g, (h) => String.fromCharCode(h.charCodeAt(0) - 32));

export const ham = (alanlar: Readonly<Record<string, string>>): Ham => ({
  govde: Buffer.from(new URLSearchParams(alanlar).toString()),
  tur: 'application/x-www-form-urlencoded',
  imza: null,
});

export interface Siparis {
  hal: 'acik' | 'odendi' | 'iptal' | 'olmadi';
  tutar: number;
  iade: number;
  readonly belirtec: string;
}
export type Alanlar = Readonly<Record<string, string>>;

export interface TaklitBanka {
  /** The fields that the browser brings back when the card holder pays, or does not. */
  sayfa(y: Yonlendirme, oder: boolean): Ham;
  /** The bank's own notice. */
  bildirim?(oid: string, oder: boolean): Ham;
  /** Its service. */
  api(yol: string, govde: string, basliklar: Readonly<Record<string, string | undefined>>): string;
  /** The signed fields of an answer, and the place of the signature. */
  readonly imzali: readonly string[];
  readonly imza: string;
  /** Signs changed fields, for a bank that lies or another shop's answer. */
  imzala(a: Alanlar): Alanlar;
}

export const oku = (xml: string, ad: string): string => new RegExp(`<${ad}>([^<]*)</${ad}>`).exec(xml)?.[1] ?? '';
export const hatali = (ne: string): never => {
  throw new Error(`the bank refuses: ${ne}`);
};

/** The orders of a bank. */
export class Siparisler extends Map<string, Siparis> {
  ac(oid: string, tutar: number, oder: boolean, belirtec = ''): void {
    this.set(oid, { hal: oder ? 'odendi' : 'olmadi', tutar, iade: 0, belirtec });
  }
  /** Refunds all of an order, or a part of it. The same amount cannot be refunded twice. */
  geri(oid: string, tutar: number | null): boolean {
    const s = this.get(oid);
    if (s?.hal !== 'odendi' || (tutar === null ? s.iade > 0 : s.iade + tutar > s.tutar)) return false;
    if (tutar === null) s.hal = 'iptal';
    else s.iade += tutar;
    return true;
  }
}

/** Serves a bank's service over HTTP. */
export async function bankayiAc(banka: TaklitBanka): Promise<{ readonly url: string; kapat(): Promise<void> }> {
  const sunucu = createServer((req, res) => {
    const parcalar: Buffer[] = [];
    req.on('data', (p: Buffer) => parcalar.push(p));
    req.on('end', () => {
      try {
        res.end(banka.api(req.url!, Buffer.concat(parcalar).toString(), req.headers as Record<string, string>));
      } catch (e) {
        res.writeHead(500).end(String(e));
      }
    });
  });
  await new Promise<void>((tamam) => sunucu.listen(0, '127.0.0.1', tamam));
  return {
    url: `http://127.0.0.1:${(sunucu.address() as AddressInfo).port}`,
    kapat: () => new Promise((tamam) => sunucu.close(() => tamam())),
  };
}
