import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { sablonBul, type SablonTuru } from '@masabasi/core/masa/sablon/rules';
import { Flex, Stack, Text, TextInput } from '@mantine/core';
import IconTemplate from '~icons/tabler/template';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { sablonSecenegi } from './sablonlar.ts';
import { arrowTo, OptionList, optionId } from '../../ui/OptionList.tsx';
import { Popup } from '../../ui/Popup.tsx';
import css from './SablonSec.module.css';

export interface SablonSecProps {
  /** Undefined: still loading. */
  readonly sablonlar: readonly SablonSatiri[] | undefined;
  readonly tur: Exclude<SablonTuru, 'hepsi'>;
  /** The text of a template at this place. */
  readonly metni: (sablon: SablonSatiri) => string;
  readonly onOpen: () => void;
  readonly onSec: (sablon: SablonSatiri) => void;
  /** The templates open above the button. */
  readonly above?: boolean;
}

/** A button that offers the matching templates, with a search. */
export const SablonSec = ({ onOpen, above = false, ...props }: SablonSecProps) => (
  <Flex component="span" display="inline-flex" onFocus={onOpen} onPointerEnter={onOpen}>
    <Popup
      label="Şablonlar"
      align="left"
      above={above}
      button={
        <>
          <IconTemplate size={16} aria-hidden />
          Şablon Ekle
        </>
      }
    >
      <Secim {...props} />
    </Popup>
  </Flex>
);

function Secim({ sablonlar, tur, metni, onSec }: Omit<SablonSecProps, 'onOpen' | 'above'>) {
  const liste = useId();
  const [ara, setAra] = useState('');
  const [etkin, setEtkin] = useState(0);
  const tam = sablonBul(sablonlar ?? [], ara, tur);
  const bulunan = (tam.length > 0 ? tam : arananlar(ara, sablonBul(sablonlar ?? [], '', tur), (s) => s.Ad)).map((s) =>
    sablonSecenegi(s, metni(s)),
  );
  const secili = bulunan[Math.min(etkin, bulunan.length - 1)];
  return (
    <Stack gap={8} maw="100%" className={css.secim}>
      <TextInput
        label="Şablon ara"
        placeholder="Adı ya da kısayolu"
        value={ara}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={secili !== undefined}
        aria-controls={secili && liste}
        aria-activedescendant={secili && optionId(liste, secili.key)}
        onChange={(e) => {
          setAra(e.currentTarget.value);
          setEtkin(0);
        }}
        onKeyDown={(e) => {
          const yer = secili && arrowTo(e.key, etkin, bulunan.length);
          if (yer != null) setEtkin(yer);
          else if (e.key === 'Enter' && secili) onSec(secili.sablon);
          else if (e.key !== 'Enter') return;
          e.preventDefault();
        }}
      />
      {secili ? (
        <OptionList
          id={liste}
          label="Uygun şablonlar"
          options={bulunan}
          active={bulunan.indexOf(secili)}
          onTake={(o) => onSec(o.sablon)}
        />
      ) : (
        <Text py={6} px={10} c="dimmed" role="status">
          {sablonlar === undefined ? 'Şablonlar okunuyor...' : 'Uygun şablon yok.'}
        </Text>
      )}
      <Text component={Link} py={4} px={10} fz={13} to="/islemler/musterigorusme/sablon">
        Şablonları düzenle
      </Text>
    </Stack>
  );
}
