import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type Option, SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx';

export interface KimeAlaniProps extends Omit<SelectFieldProps, 'options' | 'nothingFound'> {
  /** The product of each ticket to assign. Empty: not known yet. */
  readonly projeler: readonly number[];
  /** Options shown before the people. */
  readonly once?: readonly Option[];
  /** The present owner, who is not offered. */
  readonly haric?: number | null;
}

const yerineGore = (Ad: string, ...yanlari: readonly (string | null)[]): string => {
  const yazilan = yanlari.filter((y) => y !== null);
  return yazilan.length === 0 ? Ad : `${Ad} (${yazilan.join(' · ')})`;
};

/**
 * The assignee of tickets: people who work with their products, each with their presence. Present people come first.
 */
export function KimeAlani({ projeler, once, haric, current, error, ...props }: KimeAlaniProps) {
  const ProjeIdler = [...new Set(projeler)].toSorted((a, b) => a - b);
  const { data, error: hata } = useEndpoint(
    oda.gorusmeAdaylari,
    { ProjeIdler },
    { enabled: ProjeIdler.length > 0, keepPrevious: true },
  );
  const digerleri = data?.adaylar.filter((a) => a.Id !== haric);
  const adaylar = digerleri?.map((a) => {
    const adet = projeler.filter((p) => a.ProjeIdler.includes(p)).length;
    const kismi = adet === projeler.length ? null : `${projeler.length} görüşmeden ${adet} tanesi`;
    return { Id: a.Id, Ad: yerineGore(a.Ad, a.Hal, kismi) };
  });
  const { value } = props;
  const calismaz = adaylar && value !== null && ![...(once ?? []), ...adaylar].some((a) => a.Id === value);
  return (
    <SelectField
      {...props}
      error={error || hata?.message || (calismaz && 'Bu kişi seçilen ürünle çalışmıyor; başka birini seçiniz.')}
      options={[...(once ?? []), ...(ProjeIdler.length > 0 ? (adaylar ?? []) : [])]}
      current={current}
      nothingFound={ProjeIdler.length > 0 ? 'Ürünle çalışan böyle biri yok' : 'Önce ürünü seçiniz'}
    />
  );
}
