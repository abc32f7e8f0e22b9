import { Flex, Text } from '@mantine/core';
import type { Arayan, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconCopy from '~icons/tabler/copy';
import IconPhone from '~icons/tabler/phone';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SlaSaati } from './SlaSaati.tsx';

export interface GorusmeKimligiProps {
  readonly g: GorusmeKarti;
  readonly musteri: Arayan;
}

/** A telephone number that rings or is copied. */
const Numara = ({ no }: { readonly no: string }) => (
  <Flex component="span" display="inline-flex" gap={2} align="center" className="nowrap">
    <Flex component="a" display="inline-flex" gap={6} align="center" href={telefonYolu(no)}>
      <IconPhone size={15} aria-hidden />
      {telefonYaz(no)}
    </Flex>
    <IconButton
      size={24}
      faint
      aria-label="Numarayı kopyala"
      title="Numarayı kopyala"
      onClick={() => void kopyala(telefonYaz(no), 'Numara')}
    >
      <IconCopy size={15} aria-hidden />
    </IconButton>
  </Flex>
);

/** One line without scrolling: caller, telephone, product, licence, and the time left to answer. */
export function GorusmeKimligi({ g, musteri: m }: GorusmeKimligiProps) {
  const no = g.Telefon ?? m.GSM ?? m.Telefon;
  const kisi = g.MusteriPersonel ?? m.Kisi;
  return (
    <Flex component="span" gap="4px 16px" wrap="wrap" align="center" flex="0 1 100%" className="anywhere">
      <Text span fw={600}>
        <MusteriBagi Id={g.MusteriId} ad={g.Musteri} />
      </Text>
      {kisi !== null && <span>{kisi}</span>}
      {no !== null && <Numara no={no} />}
      <span>{g.Proje}</span>
      <Flex component="span" display="inline-flex" gap={6} align="center" className="nowrap">
        {g.LisansDurum === null ? (
          'Lisansı yok'
        ) : (
          <>
            <LisansDurumEtiketi durum={g.LisansDurum} />
            {[g.LisansTur, g.LisansBitis === null ? 'süresiz' : tarihYaz(g.LisansBitis)].filter(Boolean).join(', ')}
          </>
        )}
      </Flex>
      {gorusmeAcik(g.DurumAnahtar) && g.SlaHali !== null && (
        <Flex component="span" display="inline-flex" gap={6} align="center" className="nowrap">
          Kalan: <SlaSaati SlaBitis={g.SlaBitis} SlaUyari={g.SlaUyari} SlaHali={g.SlaHali} />
        </Flex>
      )}
    </Flex>
  );
}
