import { kalanSure, type SatirSozu, sozHali, sozZamani } from '@masabasi/core/sla/rules';
import { ms } from '@masabasi/core/tarih';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useGecen, useSimdi } from '../sunucuSaati.ts';
import css from './SlaSaati.module.css';

/** What is left of a promise, turning yellow and red as it goes by: in words, never by its colour alone. */
export function SlaSaati({ SlaBitis, SlaUyari, SlaHali }: SatirSozu) {
  const dakika = useSimdi(60);
  const gecen = useGecen([SlaUyari, SlaBitis].filter((a) => a !== null).map((a) => ms(a) + 1));
  const an = Math.max(dakika, gecen);
  const hal = sozHali({ SlaBitis, SlaUyari, SlaHali }, an);
  if (hal === 'durdu') return <span className={css.saat}>Durdu</span>;
  if (SlaBitis === null) return null;
  const gecti = hal === 'asildi';
  const ton = gecti ? 'danger' : hal === 'yaklasti' ? 'warn' : undefined;
  return (
    <span className={css.saat} data-tone={ton} title={sozZamani(SlaBitis, an)}>
      {ton && (gecti ? <IconAlertTriangle size={15} aria-hidden /> : <IconClock size={15} aria-hidden />)}
      {kalanSure(SlaBitis, an)}
      <span className="visually-hidden">
        {`, söz ${sozZamani(SlaBitis, an)}${gecti ? ', gecikti' : ton ? ', yaklaştı' : ''}`}
      </span>
    </span>
  );
}
