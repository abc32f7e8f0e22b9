import type { Saat } from '../../platform/time/tarih.ts';

/** Fields of a department that a person writes. */
export interface DepartmanFormu {
  readonly Ad: string;
  readonly MesaiBaslangic: Saat;
  readonly MesaiBitis: Saat;
  readonly VardiyaDakika: number | null;
  readonly CalismaGunleri: readonly number[];
}

/** Errors of a department form, by field. */
export function departmanHatalari(d: DepartmanFormu): Partial<Record<keyof DepartmanFormu, string>> {
  return {
    ...(d.Ad.trim() === '' && { Ad: 'Departmanın adını yazınız.' }),
    ...(d.VardiyaDakika === null &&
      d.MesaiBaslangic === d.MesaiBitis && { MesaiBitis: 'Mesai bitişi başlangıcıyla aynı olamaz.' }),
    ...(d.CalismaGunleri.length === 0 && { CalismaGunleri: 'Çalışma günlerinden en az birini seçiniz.' }),
  };
}
