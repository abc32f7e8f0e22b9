import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { sozZamani } from '@masabasi/core/masa/sla/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';

type Sla = NonNullable<Basari<typeof gorusme.getGorusmeDetay>['sla']>;
type Saat = Sla['yanit'];

/** Seconds of working hours in words: `3 sa 20 dk`. */
const sure = (saniye: number): string => {
  const dk = Math.floor(Math.abs(saniye) / 60);
  const saat = Math.floor(dk / 60);
  return [saat > 0 && `${saat} sa`, (saat === 0 || dk % 60 > 0) && `${dk % 60} dk`].filter(Boolean).join(' ');
};

function hali(s: Saat, an: number): { readonly ton: ChipTone; readonly metin: string } {
  if (s.hal === 'bitti')
    return s.kalan < 0 ? { ton: 'danger', metin: `${sure(s.kalan)} geç` } : { ton: 'ok', metin: 'Tutuldu' };
  if (s.hal === 'durdu' || s.bitis === null) return { ton: 'neutral', metin: `Durdu, kalan ${sure(s.kalan)}` };
  if (ms(s.bitis) < an) return { ton: 'danger', metin: `${sozZamani(s.bitis, an)} idi` };
  const yaklasti = s.uyari !== null && ms(s.uyari) <= an;
  return { ton: yaklasti ? 'warn' : 'neutral', metin: sozZamani(s.bitis, an) };
}

/** The two clocks of a promise, in the working hours of the desk. */
export function SlaPaneli({ sla }: { readonly sla: Sla }) {
  const an = useSimdi(60);
  const satir = (ad: string, s: Saat) => {
    const { ton, metin } = hali(s, an);
    return (
      <Field name={ad}>
        <Chip tone={ton}>{metin}</Chip>
      </Field>
    );
  };
  return (
    <Fields>
      {satir('İlk yanıt', sla.yanit)}
      {satir('Çözüm', sla.cozum)}
    </Fields>
  );
}
