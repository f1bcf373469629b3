# {{id}} · {{title}}

Teachers of a school list entries for each other.

- **Audience:** teachers.
- **Data it owns:** `{{id}}.entry`, by school, behind row-level security.
- **Permission codes:** `{{id}}_tea` (action `edit`).
- **Needs:** nothing but core.
- **Deliberately absent:** attachments, a trash (removing can be undone for ten seconds).
