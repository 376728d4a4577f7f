import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../Button.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { TextareaField } from '../../forms/TextareaField.tsx';
import { Calendar } from '../../overlays/Calendar.tsx';
import { Combobox } from '../../overlays/Combobox.tsx';
import { Dialog, DialogActions, DialogContent, DialogText } from '../../overlays/Dialog.tsx';
import { Drawer } from '../../overlays/Drawer.tsx';
import { Divider, Menu, MenuGroupLabel, MenuItem } from '../../overlays/Menu.tsx';
import { Popover } from '../../overlays/Popover.tsx';
import { Select } from '../../overlays/Select.tsx';
import { Slider } from '../../overlays/Slider.tsx';
import { Tooltip } from '../../overlays/Tooltip.tsx';
import { PrimaryButton } from '../../PrimaryButton.tsx';
import { Row, Specimen } from '../Specimen.tsx';
import css from './FloatingSection.module.css';

const CITIES = ['Adelaide', 'Brisbane', 'Canberra', 'Darwin', 'Hobart', 'Melbourne', 'Perth', 'Sydney'];
const OPTIONS = CITIES.map((label) => ({ value: label, label, disabled: label === 'Darwin' }));

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'form' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name="Dialog, drawer, menu, popover, tooltip">
        <Row>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('form')}>Form in a dialog</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <MenuSpecimen />
          <PopoverSpecimen />
          <Tooltip title="24 photos, 3 waiting for approval">
            <Button>Tooltip</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <ChoiceSpecimens />
      <DialogSpecimen open={open === 'dialog'} onClose={close} />
      {open === 'form' && <FormSpecimen onClose={close} />}
      <Drawer open={open === 'drawer'} onClose={close} aria-label="Drawer">
        <div className={css.padded}>
          <Button onClick={close}>Close the drawer</Button>
        </div>
      </Drawer>
    </>
  );
}

function DialogSpecimen({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId();
  const [city, setCity] = useState<string | number>();
  return (
    <Dialog title="Where is the wedding?" open={open} onClose={onClose}>
      <DialogContent>
        <DialogText>The couple sees this in your answer.</DialogText>
        <Select
          aria-labelledby={titleId}
          options={OPTIONS}
          value={city}
          onChange={setCity}
          placeholder="Please choose"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <PrimaryButton onClick={onClose}>Save place</PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}

function FormSpecimen({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      title="Reject the offer?"
      maxWidth="sm"
      submit="Reject offer"
      form={form}
      onSubmit={onClose}
      onClose={onClose}
    >
      <TextareaField name="reason" label="Reason" help="The vendor reads it." />
    </FormDialog>
  );
}

function MenuSpecimen() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Menu
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} aria-label="Account" header={<MenuHeader />}>
        <MenuItem component="a" href="#floating" onClick={close} icon={Settings} label="Settings" />
        <MenuItem selected onClick={close} icon={Crown} label="Product info" />
        <MenuItem disabled label="Nothing to see" />
        <Divider />
        <MenuGroupLabel>Elsewhere</MenuGroupLabel>
        <MenuItem onClick={close} icon={LogOut} label="Exit" />
      </Menu>
    </>
  );
}

function MenuHeader() {
  return <div className={css.padded}>Wattle Creek Estate</div>;
}

function PopoverSpecimen() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [day, setDay] = useState('2027-04-10');
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        Popover
      </Button>
      <Popover anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-label="Wedding date">
        <Calendar value={day} min="2027-04-05" onPick={setDay} />
      </Popover>
    </>
  );
}

function ChoiceSpecimens() {
  const id = useId();
  const [city, setCity] = useState<string | number>();
  const [zoom, setZoom] = useState(2);
  const select = { options: OPTIONS, value: city, placeholder: 'Please choose', onChange: setCity };
  return (
    <Specimen name="Select, with an error and disabled; combobox; slider">
      <span id={id} hidden>
        City
      </span>
      <Row>
        <div className={css.narrow}>
          <Select {...select} aria-labelledby={id} />
        </div>
        <div className={css.narrow}>
          <Select {...select} aria-labelledby={id} aria-invalid />
        </div>
        <div className={css.narrow}>
          <Select {...select} aria-labelledby={id} disabled />
        </div>
        <div className={css.narrow}>
          <Combobox
            aria-label="City, with search"
            options={OPTIONS}
            value={city}
            onChange={setCity}
            placeholder="Please choose"
            search="Find a city"
            empty="No city matches."
          />
        </div>
        <div className={css.narrow}>
          <Slider aria-label="Zoom" min={1} max={4} step={0.05} value={zoom} onChange={setZoom} />
        </div>
      </Row>
    </Specimen>
  );
}
