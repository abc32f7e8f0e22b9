import type { Alan, Alanlar, Gosterilenler, SecimListesi, TurdekiAlan } from '@masabasi/core/platform/field/alanlar';
import type { Call } from '@masabasi/core/platform/call/call';
import { isTanimListesi } from '@masabasi/core/platform/tanim/rules';
import type { Form } from './form.ts';
import { yeniTanim } from '../tanim/yeniTanim.tsx';
import type { BoundField } from '../../ui/Form.tsx';
import { chosen, type Option } from '../../ui/SelectField.tsx';

/** The fields of a record (`core/alanlar.ts`) in its form. */

type Secim = Extract<Alan, { tur: 'secim' }>;
/** The part of a field's declaration that its input takes. */
type Declared<A extends Alan> = { readonly label: string; readonly required?: true } & (A extends { tur: 'metin' }
  ? { readonly maxLength: number }
  : A extends { tur: 'sayi' }
    ? { readonly max: number }
    : unknown);

/**
 * Fields of a form from the declaration of their record: `<TextField {...alan('Unvan')} />` takes its label, its limit
 * and whether it is required from there.
 */
export const declaredFields =
  <A extends Alanlar, V extends { readonly [K in keyof A]?: unknown }, E extends Call>(form: Form<V, E>, alanlar: A) =>
  <K extends keyof A & keyof V & string>(name: K) => {
    const a: Alan = alanlar[name]!;
    return {
      ...form.field(name),
      label: a.baslik,
      ...(a.gerek !== undefined && a.bos === null && { required: true }),
      ...(a.tur === 'metin' && { maxLength: a.enCok }),
      ...(a.tur === 'sayi' && { max: a.enCok }),
    } as BoundField<V[K]> & Declared<A[K]>;
  };

/**
 * Choices of a form: `<SelectField {...secim('BayiId')} />` offers the rows of the field's list and the present choice
 * of the record. Who keeps the reference lists may add a missing row to the field's list.
 * @param kart null: a new record
 * @param sunulan the rows of each list
 */
export const declaredChoices =
  <A extends Alanlar, V extends { readonly [K in keyof A]?: unknown }, E extends Call>(
    form: Form<V, E>,
    alanlar: A,
    kart: (Gosterilenler<A> & { readonly [K in TurdekiAlan<A, 'secim'>]: number | null }) | null,
    sunulan: { readonly [L in Extract<A[keyof A], Secim>['liste']]: readonly Option[] },
  ) =>
  <K extends TurdekiAlan<A, 'secim'> & keyof V>(name: K) => {
    const declared: Alan = alanlar[name]!;
    const { liste, gosteren } = declared as Secim;
    const options = (sunulan as Readonly<Record<SecimListesi, readonly Option[]>>)[liste];
    const gosterilen: Readonly<Record<string, string | null>> | null = kart;
    const current = chosen(kart?.[name], gosterilen?.[gosteren]);
    const alan = declaredFields(form, alanlar)(name);
    const ekle = (Id: number) => form.set({ [name]: Id } as Partial<V>);
    const create = isTanimListesi(liste) ? yeniTanim(liste, declared.baslik, ekle) : undefined;
    return { ...alan, options, current, create };
  };
