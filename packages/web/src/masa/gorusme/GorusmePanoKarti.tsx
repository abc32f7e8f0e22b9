import { Flex, Text } from '@mantine/core';
import type { PanoKarti } from '@masabasi/core/masa/gorusmeler/contract';
import type { PanoHamlesi } from '@masabasi/core/masa/gorusmeler/rules';
import IconArrowsMove from '~icons/tabler/arrows-move';
import IconUserQuestion from '~icons/tabler/user-question';
import { Link } from 'react-router';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { SlaSaati } from './SlaSaati.tsx';

export interface GorusmePanoKartiProps {
  readonly g: PanoKarti;
  /** The moves that are allowed now. */
  readonly hamleler: readonly PanoHamlesi[];
  readonly onHamle: (hamle: PanoHamlesi) => void;
}

/** A ticket on the board: its customer, title, promise and owner. */
export function GorusmePanoKarti({ g, hamleler, onHamle }: GorusmePanoKartiProps) {
  const onde = g.OncelikRenk === 'turuncu' || g.OncelikRenk === 'kirmizi';
  return (
    <div data-key={g.Id}>
      <Flex gap={4} align="center" mih={24}>
        <Text
          component={Link}
          fz={13}
          className="tnum"
          to={`/islemler/musterigorusme/detay?id=${g.Id}`}
          draggable={false}
        >
          {g.No}
        </Text>
        {onde && <RenkliAd renk={g.OncelikRenk} ad={g.Oncelik} />}
        {hamleler.length > 0 && (
          <Menu
            label={`Taşı: ${g.No}`}
            button={<IconArrowsMove size={15} aria-hidden />}
            look="small"
            items={hamleler.map((h) => ({
              label: h.ad,
              onClick: () => onHamle(h),
              danger: h.nereye === 'iptal',
              separated: h.nereye === 'iptal',
            }))}
          />
        )}
      </Flex>
      <Text truncate mt={2} fw={500}>
        {g.Musteri}
      </Text>
      <Text lineClamp={2} fz={13} c="dimmed" title={g.Baslik}>
        {g.Baslik}
      </Text>
      <Flex gap={4} align="center" justify="space-between" mih={24} mt={6} fz={12} className="nowrap">
        <SlaSaati {...g} />
        {g.AtananId !== null && g.Atanan !== null ? (
          <Text span ml="auto">
            <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
            <span className="visually-hidden">{g.Atanan}</span>
          </Text>
        ) : (
          <Text span display="inline-grid" ml="auto" c="var(--text-3)" title="Atanmamış">
            <IconUserQuestion size={18} stroke={1.5} aria-hidden />
            <span className="visually-hidden">Atanmamış</span>
          </Text>
        )}
      </Flex>
    </div>
  );
}
