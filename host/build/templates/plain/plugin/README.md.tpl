# {{titleEn}} · {{title}}

Teachers of a school leave short entries for each other.

- **Audience:** teachers.
- **Data it owns:** `{{id}}.entry`, by school, behind row-level security.
- **Permission codes:** `{{id}}_tea` (action `add`).
- **Needs:** nothing but core.
- **Deliberately absent:** editing (remove and add again), attachments.
