import { Box } from '@mantine/core';
import { agacSirasi } from '@masabasi/core/kisi/menu/rules';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { MenuKaydi } from '@masabasi/core/kisi/rol/contract';
import { MenuListesi } from '../../layout/MenuListesi.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The entries in the form of the side menu. `class` and `style` are always empty (rol/contract.ts). */
function agac(menuler: readonly MenuKaydi[], ust: number | null): MenuSatiri[] {
  return menuler
    .filter((m) => m.UstId === ust)
    .map((m) => ({ ...m, class: null, style: null, items: agac(menuler, m.Id) }));
}

/** The path from the root to an entry. */
const izi = (menuler: readonly MenuKaydi[], id: number | null): number[] => {
  const m = menuler.find((x) => x.Id === id);
  return m ? [...izi(menuler, m.UstId), m.Id] : [];
};

/** Preview of the side menu for a person who sees everything. Read-only. */
export function MenuOnizleme({ menuler, secili }: { menuler: readonly MenuKaydi[]; secili: number | null }) {
  const iz = izi(menuler, secili);
  return (
    <Panel title="Önizleme">
      {agacSirasi(menuler).length > 0 && (
        <Box pt={0} pb={12} px={8} inert>
          <MenuListesi key={iz.join()} liste={agac(menuler, null)} aktifIdler={iz} onLeaf={() => undefined} ac />
        </Box>
      )}
    </Panel>
  );
}
