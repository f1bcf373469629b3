/*
 * Small parts of core of which most pages of signed-in people need some: they come with the entry, in its one file. Each shared
 * by its own set of pages, they would else be a file of 200 bytes each, and a home would ask for forty. What weighs more, stands
 * on Fluent or has words of the kit has no place here: visitors load this too, and not those words.
 */
import 'edutech/core/common/api/notifications';
import 'edutech/core/common/time/said-day';
import 'edutech/core/common/time/weeks';
import 'edutech/core/common/ids';
import 'edutech/core/ui/Card';
import 'edutech/core/ui/PageFrame';
import 'edutech/core/ui/Section';
import 'edutech/core/ui/Tag';
import 'edutech/core/ui/hooks/use-now';
import 'edutech/core/ui/keys/use-page-keys';
import 'edutech/core/ui/layout/Row';
import 'edutech/core/ui/layout/Stack';
import 'edutech/core/ui/navigation/BarSlot';
import 'edutech/core/ui/navigation/Breadcrumb';
import 'edutech/core/ui/rules/length';
import 'edutech/core/ui/states/Skeletons';
import 'edutech/core/ui/words/CityWords';
import 'edutech/core/web/asking/use-asked';
import 'edutech/core/web/asking/use-work';
import 'edutech/core/web/screen/glide';
